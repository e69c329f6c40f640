import { type Random, weighted } from '#demo/random.ts';
import { dossierFilterGroups } from '#domains/dossiers/contract/dossiers.ts';
import { columnNames, indexedColumns } from '#domains/finder/contract/orders.ts';
import type { ColumnOrder, FinderQuery, IndexedListing, NumberRange } from '#domains/finder/engine/finder.ts';

/** The numbers of which the call takes ranges come first. */
const rangeColumns = indexedColumns.numbers.indexOf('readiness');
const launchColumns = (['launchUS', 'launchEU'] as const).map((name) => indexedColumns.numbers.indexOf(name));
const columns = columnNames.length;
const fits = Object.keys(dossierFilterGroups).indexOf('fits');
const countries = dossierFilterGroups.fits;

/** What the same search is asked with beside its words and filters. */
export const variants = {
  'without ranges and sorting': () => ({}),
  'with a range': (random: Random, known: Known) => ({ ranges: [rangeOf(random, known)] }),
  'with three ranges': (random: Random, known: Known) => ({
    ranges: [rangeOf(random, known), rangeOf(random, known), rangeOf(random, known)],
  }),
  'with a day of launch': (random: Random, known: Known) => ({
    ranges: [rangeOf(random, known, random.pick(launchColumns))],
  }),
  'with countries that it fits': (random: Random, _known: Known, { selected }: FinderQuery) => ({
    selected: selected.with(
      fits,
      [...countries.keys()].filter(() => random.chance(3 / countries.length)),
    ),
  }),
  'sorted by a column': (random: Random) => ({ order: orderOf(random) }),
  'with a range, sorted by a column': (random: Random, known: Known) => ({
    ranges: [rangeOf(random, known)],
    order: orderOf(random),
  }),
} satisfies Record<string, (random: Random, known: Known, query: FinderQuery) => Partial<FinderQuery>>;
export type Variant = keyof typeof variants;

/** The values that some listings have in each column of numbers. */
type Known = number[][];

export function knownNumbers(listings: readonly IndexedListing[]): Known {
  return indexedColumns.numbers.map((_, column) =>
    listings.flatMap(({ numbers }) => numbers?.[column] ?? []),
  );
}

const endsOf = weighted([
  [40, ['from', 'to']],
  [30, ['from']],
  [30, ['to']],
] as const);

/** Between two values that listings have, or from or up to one of them. */
function rangeOf(random: Random, known: Known, column = random.whole(0, rangeColumns - 1)): NumberRange {
  const values = known[column] ?? [];
  const [low = 0, high = 0] =
    values.length === 0 ? [] : [random.pick(values), random.pick(values)].sort((a, b) => a - b);
  const ends: readonly string[] = random.draw(endsOf);
  return {
    column,
    ...(ends.includes('from') && { from: low }),
    ...(ends.includes('to') && { to: high }),
  };
}

function orderOf(random: Random): ColumnOrder {
  return { column: random.whole(0, columns - 1), descending: random.chance(0.5) };
}
