import { Random, weighted } from '#demo/random.ts';

/** Every measurement sends these searches: so many, drawn from this seed. */
export const searchCount = 2_000;
export const seed = 20_261;

/** The page sizes of the finders, the default one most often. */
export const pageSizes = weighted([
  [70, 3],
  [20, 12],
  [10, 24],
] as const);

/** Searches that are all different; the same ones for the same seed. */
export function makeDifferent<S>(count: number, seed: number, make: (random: Random) => S): S[] {
  const searches = new Map<string, S>();
  for (let stream = 0; searches.size < count; stream++) {
    const search = make(new Random(seed, stream));
    searches.set(JSON.stringify(search), search);
  }
  return [...searches.values()];
}

// The ways in which members type a name that the engine has to understand.

export function beginning(random: Random, name: string): string {
  return name.slice(0, random.whole(2, 6));
}

/** The name's first word with a letter missing, or with two that have changed places. */
export function misspelling(random: Random, name: string): string {
  const [word = ''] = name.split(' ');
  const at = random.whole(1, Math.max(1, word.length - 2));
  const swapped = random.chance(0.5) ? `${word[at + 1] ?? ''}${word[at] ?? ''}` : (word[at + 1] ?? '');
  return word.slice(0, at) + swapped + word.slice(at + 2);
}

/** One of a listing's own values and up to `more` others. */
export function tick<T extends string>(
  random: Random,
  list: readonly T[],
  own: readonly string[],
  more: number,
): T[] {
  const known = list.filter((value) => own.includes(value));
  if (known.length === 0) return [];
  return [...new Set([random.pick(known), ...random.sample(list, random.whole(0, more))])];
}
