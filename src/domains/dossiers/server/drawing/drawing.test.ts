import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { molecules } from '#demo/medicines/molecules.ts';
import { drawStructure } from './drawing.ts';
import { layOut } from './layout.ts';

const box = { width: 320, height: 220 };
const drawn = molecules.flatMap(({ inn, structure }) =>
  structure ? [{ inn, smiles: structure.smiles }] : [],
);

/** Bridged cages are drawn as seen in space: one bond passes behind another. */
const cages = [
  'adapalene',
  'artesunate',
  'buprenorphine',
  'dextromethorphan',
  'granisetron',
  'hyoscine butylbromide',
  'memantine',
  'morphine',
  'nalmefene',
  'naloxone',
  'naltrexone',
  'oxycodone',
  'tiotropium bromide',
  'vildagliptin',
];

/** Large rings that the library folds over themselves: sides can be turned about a bond, rings cannot. */
const foldedRings = ['azithromycin', 'clarithromycin', 'gadoteric acid', 'plerixafor', 'tacrolimus'];

test('the catalogue’s molecules are drawn without atoms or bonds on each other, but for rings that are bridged or folded', () => {
  const found = drawn.filter(({ smiles }) => {
    const { overlaps } = layOut(smiles, box);
    return overlaps.atoms + overlaps.bonds > 0;
  });
  expect(found.map(({ inn }) => inn).toSorted()).toEqual([...cages, ...foldedRings].toSorted());
});

test('the chlorine of amlodipine stands clear of everything else', () => {
  const { molecule } = layOut(smilesOf('amlodipine'), box);
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
  const chlorine = atoms.find((atom) => molecule.getAtomicNo(atom) === 17) ?? -1;
  const gaps = atoms
    .filter((atom) => atom !== chlorine)
    .map((atom) =>
      Math.hypot(
        molecule.getAtomX(atom) - molecule.getAtomX(chlorine),
        molecule.getAtomY(atom) - molecule.getAtomY(chlorine),
      ),
    );
  expect(Math.min(...gaps) / molecule.getAverageBondLength(false)).toBeGreaterThan(0.8);
});

test('what is drawn, read back from its places and wedges alone, is the molecule that was asked for', () => {
  const changed = drawn.filter(({ smiles }) => {
    const readBack = Molecule.fromMolfile(layOut(smiles, box).molecule.toMolfile());
    return readBack.getIDCode() !== Molecule.fromSmiles(smiles).getIDCode();
  });
  expect(drawn.filter(({ smiles }) => smiles.includes('@')).length).toBeGreaterThan(100);
  expect(changed).toEqual([]);
});

test('every drawing fits one box, is small to send, and comes out the same each time', () => {
  for (const { inn, smiles } of drawn) {
    const svg = drawStructure(smiles);
    expect(svg.length, inn).toBeLessThan(12_000);
    expect(svg, inn).toMatch(/^<svg [^>]* width="320px" height="220px" viewBox="[-\d.]+ [-\d.]+ 320 220"/);
    expect(drawStructure(smiles), inn).toBe(svg);
  }
});

function smilesOf(name: string): string {
  const found = drawn.find(({ inn }) => inn === name);
  if (!found) throw new Error(`the catalogue has no structure for ${name}`);
  return found.smiles;
}
