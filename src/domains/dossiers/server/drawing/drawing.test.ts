import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { molecules } from '#demo/medicines/molecules.ts';
import { drawStructure, layOut, luminance } from './drawing.ts';
import { collidingLabels } from './labels.ts';

const drawn = molecules.flatMap(({ inn, structure }) =>
  structure ? [{ inn, smiles: structure.smiles }] : [],
);
/** To be looked at, and left as they are. */
const laidOut = new Map(drawn.map(({ smiles }) => [smiles, layOut(smiles)]));
const placedAs = (smiles: string) => (laidOut.get(smiles) ?? layOut(smiles)).molecule;

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
  const found = drawn.filter(({ smiles }) => hasOverlap(placedAs(smiles)));
  expect(found.map(({ inn }) => inn).toSorted()).toEqual([...cages, ...foldedRings].toSorted());
});

test('no label stands on another, but in the closest of those', () => {
  const close = ['azithromycin', 'clarithromycin', 'naloxone', 'tacrolimus'];
  const found = drawn.filter(({ smiles }) => collidingLabels(laidOut.get(smiles)?.svg ?? '') > 0);
  expect(found.map(({ inn }) => inn).toSorted()).toEqual(close);
});

test('a label is all of its letters, beside its element or below it', () => {
  const text = (x: number, y: number, size: number, letter: string) =>
    `<text x="${x}" y="${y}" stroke="none" font-weight="500" font-size="${size}" fill="rgb(0,0,0)">${letter}</text>`;
  const amine = text(119, 78, 18, 'N') + text(113, 82, 12, '2') + text(100, 78, 18, 'H');
  expect(collidingLabels(amine), 'its own letters').toBe(0);
  expect(collidingLabels(amine + text(93, 93, 18, 'O') + text(107, 93, 18, 'H')), 'an acid below it').toBe(1);
  expect(collidingLabels(amine + text(93, 110, 18, 'O') + text(107, 110, 18, 'H'))).toBe(0);
});

test('the chlorine of amlodipine stands clear of everything else', () => {
  const molecule = placedAs(smilesOf('amlodipine'));
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
    const readBack = Molecule.fromMolfile(placedAs(smiles).toMolfile());
    // Read without any places: which way its centres turn is known by how they are written.
    const asked = Molecule.fromSmiles(smiles, { noCoordinates: true });
    asked.ensureHelperArrays(Molecule.cHelperCIP);
    return readBack.getIDCode() !== asked.getIDCode();
  });
  expect(drawn.filter(({ smiles }) => smiles.includes('@')).length).toBeGreaterThan(100);
  expect(changed).toEqual([]);
});

test('without the places of its atoms, a molecule is drawn as the library lays it out', () => {
  const [plain = ''] = smilesOf('warfarin').split(' ');
  expect(plain).not.toContain('|');
  expect(drawStructure(plain)).toContain('<line');
});

test('a drawing comes out the same each time', () => {
  for (const inn of ['pregabalin', 'apixaban', 'morphine']) {
    expect(drawStructure(smilesOf(inn)), inn).toBe(drawStructure(smilesOf(inn)));
  }
});

test('every drawing fits one box, and is small to send', () => {
  for (const { inn, smiles } of drawn) {
    const { svg } = laidOut.get(smiles) ?? layOut(smiles);
    expect(svg.length, inn).toBeLessThan(12_000);
    expect(svg, inn).toMatch(/^<svg [^>]* width="320px" height="220px" viewBox="[-\d.]+ [-\d.]+ 320 220"/);
  }
});

test('the letters of every element can be read on paper and, turned about as pages do, in the dark', () => {
  const elements = [
    'B',
    'N',
    'O',
    'F',
    'Na',
    'P',
    'S',
    'Cl',
    'K',
    'Ca',
    'Fe',
    'Zn',
    'As',
    'Se',
    'Br',
    'I',
    'Pt',
    'Gd',
  ];
  const colours = new Set(
    elements.flatMap((element) => drawStructure(`[${element}]`).match(/rgb\([\d,]+\)/g) ?? []),
  );
  expect(colours.size).toBeGreaterThan(12);
  for (const written of colours) {
    const colour = (written.match(/\d+/g) ?? []).map(Number);
    expect(contrast(colour, sunkenPaper), `${written} on paper`).toBeGreaterThan(4.5);
    expect(contrast(turnedAbout(colour), darkSurface), `${written} in the dark`).toBeGreaterThan(4.5);
  }
});

const sunkenPaper = [244, 241, 234];
const darkSurface = [20, 29, 49];

/** The filter of molecule-drawing.module.css in a dark scheme: inverted by 92 %, hue turned half, richer, brighter. */
function turnedAbout(colour: number[]): number[] {
  const inverted = colour.map((part) => 0.92 * 255 + part * (1 - 2 * 0.92));
  const turned = mixed(inverted, (own, grey) => 2 * grey - own);
  const richer = mixed(turned, (own, grey) => grey + 1.25 * (own - grey));
  return richer.map((part) => Math.min(255, part * 1.1));
}

/** Each part of a colour worked out of itself and of the grey that is as bright. */
function mixed(colour: number[], mix: (own: number, grey: number) => number): number[] {
  const [red = 0, green = 0, blue = 0] = colour;
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  return colour.map((own) => Math.min(255, Math.max(0, mix(own, grey))));
}

function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

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
