import type { Molecule } from 'openchemlib';

export type Place = { x: number; y: number };

/** Of all other ways to place a molecule's atoms, so many are worth drawing. */
const mostTried = 16;

/** Labels that stand so many bonds apart never meet. */
const farEnough = 1.6;

const turns = [-60, -30, 30, 60].map((degrees) => (degrees * Math.PI) / 180);

/**
 * The places of a molecule's atoms with one of its parts elsewhere, those first whose labels are farthest apart: a branch
 * folded over to the other side of the bond it hangs on, or a single atom turned about its neighbour. A ring stays as it
 * is, and so does what a double bond holds.
 */
export function otherPlaces(molecule: Molecule): Place[][] {
  const graph = graphOf(molecule);
  const crossed = crossings(graph, graph.places);
  return [...folded(graph), ...turned(graph)]
    .filter((places) => nearest(graph.all, places) > 0.6 * graph.bond && crossings(graph, places) <= crossed)
    .map((places) => ({ places, apart: Math.min(nearest(graph.labelled, places) / graph.bond, farEnough) }))
    .toSorted((a, b) => b.apart - a.apart)
    .slice(0, mostTried)
    .map(({ places }) => places);
}

type Graph = {
  all: number[];
  /** Those that are written by letters. */
  labelled: number[];
  places: Place[];
  neighbours: number[][];
  bonds: (readonly [number, number])[];
  /** Single, and in no ring. */
  hinges: (readonly [number, number])[];
  /** How long a bond is. */
  bond: number;
};

function graphOf(molecule: Molecule): Graph {
  const all = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
  const numbers = Array.from({ length: molecule.getAllBonds() }, (_, bond) => bond);
  const ends = (bond: number) => [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)] as const;
  const isHinge = (bond: number) => molecule.getBondOrder(bond) === 1 && !molecule.isRingBond(bond);
  return {
    all,
    labelled: all.filter((atom) => molecule.getAtomicNo(atom) !== 6 || molecule.getAtomCharge(atom) !== 0),
    places: all.map((atom) => ({ x: molecule.getAtomX(atom), y: molecule.getAtomY(atom) })),
    neighbours: all.map((atom) =>
      Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) => molecule.getConnAtom(atom, at)),
    ),
    bonds: numbers.map(ends),
    hinges: numbers.filter(isHinge).map(ends),
    bond: molecule.getAverageBondLength(false),
  };
}

/** Each smaller side of a hinge, mirrored at it. */
function folded({ places, neighbours, hinges }: Graph): Place[][] {
  return hinges.flatMap(([one, other]) => {
    const sides = [reached(neighbours, one, other), reached(neighbours, other, one)];
    const [side] = sides.toSorted((a, b) => a.size - b.size);
    const [from, to] = [places[one], places[other]];
    if (!side || side.size < 2 || !from || !to) return [];
    return [places.map((place, atom) => (side.has(atom) ? mirrored(place, from, to) : place))];
  });
}

/** Each single atom at the end of a bond, turned about the other end. */
function turned({ all, places, neighbours }: Graph): Place[][] {
  return all.flatMap((atom) => {
    const [holder, another] = neighbours[atom] ?? [];
    const centre = holder === undefined ? undefined : places[holder];
    if (!centre || another !== undefined) return [];
    return turns.map((turn) =>
      places.map((place, each) => (each === atom ? turnedAbout(place, centre, turn) : place)),
    );
  });
}

/** All atoms on the side of `atom`, where `beyond` is on the other. */
function reached(neighbours: readonly number[][], atom: number, beyond: number): Set<number> {
  const side = new Set([atom]);
  for (const each of side) {
    for (const next of neighbours[each] ?? []) if (next !== beyond) side.add(next);
  }
  return side;
}

function mirrored({ x, y }: Place, from: Place, to: Place): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return { x: 2 * (from.x + along * dx) - x, y: 2 * (from.y + along * dy) - y };
}

function turnedAbout({ x, y }: Place, centre: Place, turn: number): Place {
  const [dx, dy] = [x - centre.x, y - centre.y];
  return {
    x: centre.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: centre.y + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

/** How near the two of these atoms are that are nearest to each other. */
function nearest(atoms: readonly number[], places: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of atoms.entries()) {
    for (const other of atoms.slice(0, at)) {
      const [a, b] = [places[one], places[other]];
      if (a && b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
    }
  }
  return least;
}

function crossings({ bonds }: Graph, places: readonly Place[]): number {
  return bonds.reduce(
    (sum, bond, at) => sum + bonds.slice(0, at).filter((other) => cross(bond, other, places)).length,
    0,
  );
}

function cross(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
  places: readonly Place[],
): boolean {
  const [p, q, r, s] = [places[a], places[b], places[c], places[d]];
  if (a === c || a === d || b === c || b === d || !p || !q || !r || !s) return false;
  return side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q);
}

function side(from: Place, to: Place, { x, y }: Place): boolean {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
}
