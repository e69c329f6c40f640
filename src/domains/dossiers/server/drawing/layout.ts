import { Molecule } from 'openchemlib';
import { type Point, rotate } from './plane.ts';
import { type Bond, countOverlaps, untangle } from './untangle.ts';

/** A molecule with its atoms placed for a drawing; `overlaps` counts what still lies on something else. */
type Layout = { molecule: Molecule; overlaps: { atoms: number; bonds: number } };

/** Places a molecule's atoms so that they stay apart and fill a box of this shape; its wedges say what they said. */
export function layOut(smiles: string, box: { width: number; height: number }): Layout {
  const read = Molecule.fromSmiles(smiles);
  // Reading places the atoms somewhat differently each time, this always the same.
  read.inventCoordinates();
  const written = place(read, box);
  if (total(written) === 0) return written;
  // The library starts from the first atom; counted from another, the same rings often come out untangled.
  const renumbered = place(Molecule.fromIDCode(written.molecule.getIDCode(), true), box);
  return total(renumbered) < total(written) ? renumbered : written;
}

function total({ overlaps }: Layout): number {
  return overlaps.atoms + overlaps.bonds;
}

function place(molecule: Molecule, box: { width: number; height: number }): Layout {
  // Wedges say how a centre turns only while its neighbours stay where they are; parities say it for any place.
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  const length = molecule.getAverageBondLength(false);
  const bonds = bondsOf(molecule);
  const placed = fill(untangle(pointsOf(molecule, length), bonds), box);
  for (const [atom, { x, y }] of placed.entries()) {
    molecule.setAtomX(atom, x * length);
    molecule.setAtomY(atom, y * length);
  }
  molecule.setStereoBondsFromParity();
  return { molecule, overlaps: countOverlaps(placed, bonds) };
}

function pointsOf(molecule: Molecule, length: number): Point[] {
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) => ({
    x: molecule.getAtomX(atom) / length,
    y: molecule.getAtomY(atom) / length,
  }));
}

function bondsOf(molecule: Molecule): Bond[] {
  return Array.from({ length: molecule.getAllBonds() }, (_, bond) => ({
    ends: [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)],
    hinge: !molecule.isRingBond(bond) && molecule.getBondOrder(bond) < 3,
    flips: molecule.getBondOrder(bond) === 1,
  }));
}

/** Turned so that the box shows it largest; as it lies, unless a turn makes it a good deal larger. */
function fill(points: Point[], box: { width: number; height: number }): Point[] {
  let [best, largest] = [points, scale(points, box) * 1.1];
  for (const degrees of [-30, 30, -60, 60, 90]) {
    const turned = points.map((point) => rotate(point, { x: 0, y: 0 }, degrees));
    if (scale(turned, box) > largest) [best, largest] = [turned, scale(turned, box)];
  }
  return best;
}

function scale(points: Point[], box: { width: number; height: number }): number {
  const [width, height] = [spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y))];
  // Labels reach about half a bond beyond the outermost atoms.
  return Math.min(box.width / (width + 1), box.height / (height + 1));
}

function spread(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}
