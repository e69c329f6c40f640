import { cross, distance, distanceToBond, mirror, type Point, rotate } from './plane.ts';

/** A bond by the atoms at its ends; `hinge` says whether its sides may turn, `flips` whether one may also flip over. */
export type Bond = { ends: [number, number]; hinge: boolean; flips: boolean };

type Hinge = { bond: Bond; base: number; tip: number; side: Group; rest: Group };
type Group = { atoms: number[]; bonds: [number, number][] };
type Move = { turn: (point: Point) => Point; cost: number };

/** Nearer than this, in bond lengths, two atoms crowd each other, and an atom crowds a bond. */
const room = { atoms: 0.9, bonds: 0.4 };
/** Nearer than this, atoms read as one. */
const overlap = 0.55;
const mostMoves = 40;

/**
 * Moves the sides of a drawing whose bonds are about 1 long until nothing lies on anything else, as far as that
 * goes: each time the one flip, bend or stretch that clears most. The same drawing always ends the same way.
 */
export function untangle(points: Point[], bonds: Bond[]): Point[] {
  const hinges = findHinges(points.length, bonds);
  let placed = points;
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const better = bestMove(placed, hinges);
    if (!better) break;
    placed = better;
  }
  return placed;
}

/** How many pairs of atoms lie on each other, and how many pairs of bonds cross. */
export function countOverlaps(points: Point[], bonds: Bond[]): { atoms: number; bonds: number } {
  const atoms = points.flatMap((a, index) => points.slice(0, index).filter((b) => distance(a, b) < overlap));
  const crossing = bonds.flatMap(({ ends: [a, b] }, index) =>
    bonds
      .slice(0, index)
      .filter(({ ends }) => !ends.includes(a) && !ends.includes(b))
      .filter(({ ends: [c, d] }) => cross(at(points, a), at(points, b), at(points, c), at(points, d))),
  );
  return { atoms: atoms.length, bonds: crossing.length };
}

function bestMove(points: Point[], hinges: Hinge[]): Point[] | null {
  let best: Point[] | null = null;
  // Less is not worth a drawing that departs from the usual angles.
  let mostGained = 0.01;
  for (const hinge of hinges) {
    const before = crowding(points, hinge, Number.POSITIVE_INFINITY);
    if (before < 0.02) continue;
    for (const { turn, cost } of movesOf(points, hinge)) {
      if (before - cost <= mostGained) continue;
      const moved = points.slice();
      for (const atom of hinge.side.atoms) moved[atom] = turn(at(points, atom));
      const gained = before - cost - crowding(moved, hinge, before - cost - mostGained);
      if (gained <= mostGained) continue;
      mostGained = gained;
      best = moved;
    }
  }
  return best;
}

/** A flip costs nothing to the eye, a bend little, a stretched bond more. */
function movesOf(points: Point[], { bond, base, tip, side }: Hinge): Move[] {
  const from = at(points, base);
  const to = at(points, tip);
  const along = { x: to.x - from.x, y: to.y - from.y };
  const moves: Move[] = [];
  if (bond.flips && side.atoms.length > 1) {
    moves.push({ turn: (point) => mirror(point, from, along), cost: 0.01 });
  }
  for (const degrees of [-60, -45, -30, -15, 15, 30, 45, 60]) {
    const cost = 0.02 + (degrees / 60) ** 2 / 2;
    moves.push({ turn: (point) => rotate(point, from, degrees), cost });
    if (side.atoms.length > 1) moves.push({ turn: (point) => rotate(point, to, degrees), cost });
  }
  for (const share of [0.25, 0.5]) {
    moves.push({ turn: ({ x, y }) => ({ x: x + along.x * share, y: y + along.y * share }), cost: share });
  }
  return moves;
}

/**
 * How much the two sides of a hinge lie on each other: turning it changes nothing else. Counting stops beyond
 * `enough`, as most moves only make things worse.
 */
function crowding(points: Point[], { side, rest }: Hinge, enough: number): number {
  let sum = 0;
  for (const atom of side.atoms) {
    const point = at(points, atom);
    for (const other of rest.atoms) {
      const { x, y } = at(points, other);
      if (Math.abs(x - point.x) > room.atoms || Math.abs(y - point.y) > room.atoms) continue;
      sum += 4 * lack(distance(point, { x, y }), room.atoms);
    }
    if (sum > enough) return sum;
  }
  for (const [a, b] of side.bonds) {
    if (sum > enough) return sum;
    for (const [c, d] of rest.bonds) {
      if (a === c || a === d || b === c || b === d) continue;
      sum += lackBetween(at(points, a), at(points, b), at(points, c), at(points, d));
    }
  }
  return sum;
}

function lack(gap: number, wanted: number): number {
  return gap < wanted ? (1 - gap / wanted) ** 2 : 0;
}

function lackBetween(a: Point, b: Point, c: Point, d: Point): number {
  if (Math.abs(a.x + b.x - c.x - d.x) + Math.abs(a.y + b.y - c.y - d.y) > 5) return 0;
  if (cross(a, b, c, d)) return 2;
  const gap = Math.min(
    distanceToBond(a, c, d),
    distanceToBond(b, c, d),
    distanceToBond(c, a, b),
    distanceToBond(d, a, b),
  );
  return lack(gap, room.bonds);
}

function findHinges(atomCount: number, bonds: Bond[]): Hinge[] {
  const neighbours: number[][] = Array.from({ length: atomCount }, () => []);
  for (const { ends } of bonds) {
    neighbours[ends[0]]?.push(ends[1]);
    neighbours[ends[1]]?.push(ends[0]);
  }
  return bonds.filter(({ hinge }) => hinge).map((bond) => splitAt(bond, bonds, neighbours));
}

/** The smaller side moves, so that most of the drawing stays as it was. */
function splitAt(bond: Bond, bonds: Bond[], neighbours: number[][]): Hinge {
  const [one, other] = bond.ends;
  const behindOther = behind(one, other, neighbours);
  const behindOne = behind(other, one, neighbours);
  const turned = behindOther.size <= behindOne.size;
  const [base, tip, moving] = turned ? [one, other, behindOther] : [other, one, behindOne];
  const touched = ({ ends }: Bond) => moving.has(ends[0]) || moving.has(ends[1]);
  return {
    bond,
    base,
    tip,
    side: { atoms: [...moving], bonds: bonds.filter(touched).map(({ ends }) => ends) },
    rest: {
      // The base always lies one bond from the tip.
      atoms: [...neighbours.keys()].filter((atom) => !moving.has(atom) && atom !== base),
      bonds: bonds.filter((each) => !touched(each)).map(({ ends }) => ends),
    },
  };
}

function behind(base: number, tip: number, neighbours: number[][]): Set<number> {
  const found = new Set([tip]);
  for (const atom of found) {
    for (const next of neighbours[atom] ?? []) {
      if (atom !== tip || next !== base) found.add(next);
    }
  }
  return found;
}

function at(points: Point[], atom: number): Point {
  const point = points[atom];
  if (!point) throw new RangeError(`the drawing has no atom ${atom}`);
  return point;
}
