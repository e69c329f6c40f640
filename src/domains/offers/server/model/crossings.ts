import type { BentLine } from './bent-lines.ts';
import { compare, type Fixed, fixed, over, times } from './fixed.ts';

/** A line whose values are looked up: its bends in order, and the straight line of each piece between them. */
export type Prepared = {
  ats: readonly Fixed[];
  /** Of the piece after so many bends: what it would be at nothing, and how steep it is. */
  starts: readonly Fixed[];
  slopes: readonly Fixed[];
  /** How much it has bent so far, either way. */
  bent: readonly Fixed[];
};

export function prepared({ start, slope, bends }: BentLine): Prepared {
  const sorted = bends.toSorted((one, other) => compare(one.at, other.at));
  const [starts, slopes, bent] = [[start], [slope], [0n]];
  let [intercept, steep, turned] = [start, slope, 0n];
  for (const { at, bend } of sorted) {
    intercept -= times(bend, at);
    steep += bend;
    turned += bend < 0n ? -bend : bend;
    starts.push(intercept);
    slopes.push(steep);
    bent.push(turned);
  }
  return { ats: sorted.map(({ at }) => at), starts, slopes, bent };
}

export function lookUp(line: Prepared, x: Fixed): Fixed {
  const piece = bendsBefore(line, x, true);
  return (line.starts[piece] ?? 0n) + times(line.slopes[piece] ?? 0n, x);
}

/** How many bends lie before a place, or at it too. */
function bendsBefore({ ats }: Prepared, x: Fixed, orAt: boolean): number {
  let [low, high] = [0, ats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = ats[middle] ?? 0n;
    if (at < x || (orAt && at === x)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From the lowest to the highest of a cost; one line twice where nothing is missing. */
export type Range = { low: Prepared; high: Prepared };

type Point = { x: Fixed; difference: Fixed };
export type Crossing = {
  at: Fixed;
  /** Which is the cheaper one from there on. */
  cheaper: 'one' | 'other';
};

/** Less than that between two costs is none: a billionth of a currency's unit. */
const nothing = fixed('0.000000001');

/** Where the middles of two ranges cross between two places, in order. */
export function crossings(one: Range, other: Range, from: Fixed, to: Fixed): Crossing[] {
  const found: Crossing[] = [];
  let before: Point | null = null;
  let sameSince: Fixed | null = null;
  for (const point of tellingPoints(one, other, from, to)) {
    const { x, difference } = point;
    if (difference === 0n) {
      if (before !== null) sameSince ??= x;
      continue;
    }
    if (before !== null && before.difference < 0n !== difference < 0n) {
      const part = over(before.difference, before.difference - difference);
      const between = before.x + times(x - before.x, part);
      found.push({ at: sameSince ?? between, cheaper: difference < 0n ? 'one' : 'other' });
    }
    before = point;
    sameSince = null;
  }
  return found;
}

/**
 * Places between which the middles cross at most once, and are straight where they do. A stretch in which they cannot
 * reach each other, however they bend there, is left as it is; any other is halved at a bend until nothing bends in it.
 */
function tellingPoints(one: Range, other: Range, from: Fixed, to: Fixed): Point[] {
  const lines = [one.low, one.high, other.low, other.high];
  // Of twice the middles, which cross where these do.
  const twice = ({ low, high }: Range, x: Fixed) => lookUp(low, x) + lookUp(high, x);
  const pointAt = (x: Fixed): Point => {
    const difference = twice(one, x) - twice(other, x);
    return { x, difference: difference > nothing || difference < -nothing ? difference : 0n };
  };
  const points = [pointAt(from)];
  const search = (left: Point, right: Point) => {
    let turned = 0n;
    let most = { bends: 0, middle: right.x };
    for (const line of lines) {
      const [first, end] = [bendsBefore(line, left.x, true), bendsBefore(line, right.x, false)];
      if (end <= first) continue;
      turned += (line.bent[end] ?? 0n) - (line.bent[first] ?? 0n);
      const middle = line.ats[(first + end) >> 1] ?? right.x;
      if (end - first > most.bends) most = { bends: end - first, middle };
    }
    if (most.bends === 0 || areApart(left, right, turned)) {
      points.push(right);
      return;
    }
    const middle = pointAt(most.middle);
    search(left, middle);
    search(middle, right);
  };
  search(points[0] ?? pointAt(from), pointAt(to));
  return points;
}

/** A line that bends so much leaves its chord by a quarter of the stretch times that, and no further. */
function areApart(left: Point, right: Point, turned: Fixed): boolean {
  const [one, other] = [left.difference, right.difference];
  if (one === 0n || other === 0n || one < 0n !== other < 0n) return false;
  const reach = times(turned, right.x - left.x) / 4n + nothing;
  return reach < (one < 0n ? -one : one) && reach < (other < 0n ? -other : other);
}
