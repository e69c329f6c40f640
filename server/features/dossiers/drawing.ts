import { Molecule } from 'openchemlib';

const size = { width: 320, height: 220 };

/**
 * Draws a molecule's 2D structure from its SMILES. The drawing is black on nothing: pages show it through filters
 * of their own scheme. The chemistry library stays on the server.
 */
export function drawStructure(smiles: string): string {
  const molecule = Molecule.fromSmiles(smiles);
  return molecule.toSVG(size.width, size.height, undefined, {
    autoCrop: true,
    autoCropMargin: 8,
    fontWeight: '500',
    strokeWidth: '1.4',
    suppressChiralText: true,
    suppressCIPParity: true,
    suppressESR: true,
    noStereoProblem: true,
  });
}
