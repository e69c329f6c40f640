import type { Refusal } from '../../../contract/launch-windows.ts';
import type { MatchedRegister, Pin, Presentation } from '../../../contract/presentations.ts';
import { brandOf, combinationKey, isUnsaid, readIngredient } from '../../names/rules.ts';
import type { Combinations, RowIndex } from '../../row-index/rules.ts';

/** Rows with the reason in words and what is to be known beside; or none, and why. */
export type Match<Row> =
  | { found: true; rows: readonly Row[]; words: string; notes: readonly string[] }
  | { found: false; because: Refusal; words: string };

export function pinsOf(pins: readonly Pin[], register: MatchedRegister): Pin[] {
  return pins.filter((pin) => pin.register === register);
}

export function refused(because: Refusal, words: string): { found: false; because: Refusal; words: string } {
  return { found: false, because, words };
}

/** Rows whose ingredients are exactly the presentation's substances, under whichever of their names. */
export function rowsOf<Row>(
  index: RowIndex,
  map: ReadonlyMap<string, readonly Row[]>,
  presentation: Pick<Presentation, 'substances'>,
): readonly Row[] {
  let keys: string[][] = [[]];
  for (const { inn, names } of presentation.substances) {
    const moieties = new Set([inn, ...names].map((name) => readIngredient(name).moiety));
    const known = [...moieties].filter((moiety) => index.moieties.has(moiety));
    keys = keys.flatMap((key) => known.map((moiety) => [...key, moiety])).slice(0, mostKeys);
  }
  const sought = new Set(keys.filter((one) => one.length > 0).map(combinationKey));
  const [found = [], ...more] = [...sought]
    .map((key) => map.get(key) ?? [])
    .filter(({ length }) => length > 0);
  return more.length === 0 ? found : [...new Set([...found, ...more.flat()])];
}

/** A substance has a handful of names; what has more combinations of them than this is not looked for in all. */
const mostKeys = 500;

/** Whether a combination holds all of a presentation's substances, and others beside them. */
export function isCombined(combinations: Combinations, { substances }: Presentation): boolean {
  const [first = new Set<string>(), ...others] = substances.map(({ inn, names }) => {
    const moieties = [inn, ...names].map((name) => readIngredient(name).moiety);
    return new Set(moieties.flatMap((moiety) => [...(combinations.get(moiety) ?? [])]));
  });
  return [...first].some(
    (key) => others.every((keys) => keys.has(key)) && key.split(' + ').length > substances.length,
  );
}

/** Rows of a brand; where none has it to the letter, those whose brand begins with it or the other way round. */
export function withBrand<Row>(rows: readonly Row[], named: string, brandsOf: (row: Row) => string[]): Row[] {
  const brand = brandOf(named);
  if (isUnsaid(named) || brand === '') return [];
  const exact = rows.filter((row) => brandsOf(row).some((one) => brandOf(one) === brand));
  if (exact.length > 0) return exact;
  return rows.filter((row) =>
    brandsOf(row).some((one) => {
      const theirs = brandOf(one);
      return theirs !== '' && (theirs.startsWith(`${brand} `) || brand.startsWith(`${theirs} `));
    }),
  );
}

export function nameOf({ substances }: Presentation): string {
  return substances.map(({ inn }) => inn).join(' + ');
}

/** The first of many, and how many more. */
export function listed(some: readonly string[], between = ', '): string {
  const most = 6;
  const more = some.length - most;
  return some.slice(0, most).join(between) + (more > 0 ? ` and ${more} more` : '');
}
