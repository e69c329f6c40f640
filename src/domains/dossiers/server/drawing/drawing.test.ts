import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { molecules } from '#demo/medicines/molecules.ts';
import { drawStructure, placeAtoms } from './drawing.ts';

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

/** Large rings that lie folded over themselves. */
const foldedRings = ['azithromycin', 'clarithromycin', 'gadoteric acid', 'plerixafor', 'tacrolimus'];

test('the catalogue’s molecules are drawn without atoms or bonds on each other, but for rings that are bridged or folded', () => {
  const found = drawn.filter(({ smiles }) => hasOverlap(placeAtoms(smiles)));
  expect(found.map(({ inn }) => inn).toSorted()).toEqual([...cages, ...foldedRings].toSorted());
});

test('the chlorine of amlodipine stands clear of everything else', () => {
  const molecule = placeAtoms(smilesOf('amlodipine'));
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
    const readBack = Molecule.fromMolfile(placeAtoms(smiles).toMolfile());
    return readBack.getIDCode() !== Molecule.fromSmiles(smiles).getIDCode();
  });
  expect(drawn.filter(({ smiles }) => smiles.includes('@')).length).toBeGreaterThan(100);
  expect(changed).toEqual([]);
});

test('without the places of its atoms, a molecule is drawn as the library lays it out', () => {
  const [plain = ''] = smilesOf('warfarin').split(' ');
  expect(plain).not.toContain('|');
  expect(drawStructure(plain)).toContain('<line');
});

test('every drawing fits one box, is small to send, and comes out the same each time', () => {
  for (const { inn, smiles } of drawn) {
    const svg = drawStructure(smiles);
    expect(svg.length, inn).toBeLessThan(12_000);
    expect(svg, inn).toMatch(/^<svg [^>]* width="320px" height="220px" viewBox="[-\d.]+ [-\d.]+ 320 220"/);
    expect(drawStructure(smiles), inn).toBe(svg);
  }
});

type Point = { x: number; y: number };

/** Whether two atoms read as one, or two bonds cross. */
function hasOverlap(molecule: Molecule): boolean {
  const near = 0.55 * molecule.getAverageBondLength(false);
  const points = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => molecule.getCoordinates(atom));
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => [
    molecule.getBondAtom(0, bond),
    molecule.getBondAtom(1, bond),
  ]);
  const meet = points.some((a, at) =>
    points.slice(0, at).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < near),
  );
  const place = (atom = 0) => points[atom] ?? { x: 0, y: 0 };
  return (
    meet ||
    bonds.some(([a, b], at) =>
      bonds
        .slice(0, at)
        .filter((ends) => !ends.includes(a ?? 0) && !ends.includes(b ?? 0))
        .some(
          ([c, d]) =>
            apart(place(a), place(b), place(c), place(d)) && apart(place(c), place(d), place(a), place(b)),
        ),
    )
  );
}

/** Whether c and d lie on different sides of the line a–b, beyond what rounding may do. */
function apart(a: Point, b: Point, c: Point, d: Point): boolean {
  const leftOf = (point: Point) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return leftOf(c) * leftOf(d) < -1e-9;
}

function smilesOf(name: string): string {
  const found = drawn.find(({ inn }) => inn === name);
  if (!found) throw new Error(`the catalogue has no structure for ${name}`);
  return found.smiles;
}
