import { compare, type Fixed, over, times } from './fixed.ts';

/**
 * A line that bends: `start` at nothing, `slope` from there, and `bend` more of it from each `at` on. Supply with a
 * minimum, royalty by tiers and what is left of a margin are all such lines along the volume (§24.5), so that where two
 * offers cost the same is found and not sampled.
 */
export type Bend = { at: Fixed; bend: Fixed };
export type BentLine = { start: Fixed; slope: Fixed; bends: readonly Bend[] };

export function flat(start: Fixed): BentLine {
  return { start, slope: 0n, bends: [] };
}

export function straight(slope: Fixed): BentLine {
  return { start: 0n, slope, bends: [] };
}

export function added(lines: readonly BentLine[]): BentLine {
  let [start, slope] = [0n, 0n];
  const bends: Bend[] = [];
  for (const line of lines) {
    start += line.start;
    slope += line.slope;
    for (const bend of line.bends) bends.push(bend);
  }
  return { start, slope, bends };
}

export function scaled({ start, slope, bends }: BentLine, by: Fixed): BentLine {
  return {
    start: times(start, by),
    slope: times(slope, by),
    bends: bends.map(({ at, bend }) => ({ at, bend: times(bend, by) })),
  };
}

export function negated({ start, slope, bends }: BentLine): BentLine {
  return { start: -start, slope: -slope, bends: bends.map(({ at, bend }) => ({ at, bend: -bend })) };
}

/** The line over what grows `by` as fast: a royalty over sales as one over the multiplier of the plan. */
export function stretched({ start, slope, bends }: BentLine, by: Fixed): BentLine {
  if (by === 0n) return flat(start);
  return {
    start,
    slope: times(slope, by),
    bends: bends.map(({ at, bend }) => ({ at: over(at, by), bend: times(bend, by) })),
  };
}

/** The larger of two at each place. */
export function larger(line: BentLine, other: BentLine): BentLine {
  return added([other, positive(added([line, negated(other)]))]);
}

/** What lies above nothing; where it lies below, nothing. */
export function positive(line: BentLine): BentLine {
  const bends = line.bends.toSorted((one, other) => compare(one.at, other.at));
  const turns: { at: Fixed; slope: Fixed }[] = [];
  let { start: value, slope } = line;
  let x = 0n;
  for (const { at, bend } of [...bends, null].map((each) => each ?? { at: null, bend: 0n })) {
    const after = at === null ? null : value + times(slope, at - x);
    const isAbove = value > 0n || (value === 0n && slope > 0n);
    turns.push({ at: x, slope: isAbove ? slope : 0n });
    const leaves = isAbove
      ? slope < 0n && (after === null || after < 0n)
      : slope > 0n && (after === null || after > 0n);
    if (leaves) turns.push({ at: x - over(value, slope), slope: isAbove ? 0n : slope });
    if (at === null || after === null) break;
    x = at;
    value = after;
    slope += bend;
  }
  return {
    start: line.start > 0n ? line.start : 0n,
    slope: turns[0]?.slope ?? 0n,
    bends: turns.flatMap(({ at, slope: now }, place) => {
      const bend = now - (turns[place - 1]?.slope ?? now);
      return bend === 0n ? [] : [{ at, bend }];
    }),
  };
}

/** Its value at one place. */
export function valueAt({ start, slope, bends }: BentLine, x: Fixed): Fixed {
  let value = start + times(slope, x);
  for (const { at, bend } of bends) {
    if (x > at) value += times(bend, x - at);
  }
  return value;
}
