import { expect, test } from 'vitest';
import type { ColumnOrder, FinderQuery, FinderResult, IndexedListing, NumberRange } from './finder.ts';
import { createMemoryFinder } from './memory-finder.ts';

const sizes = [40, 7, 2];
const schema = {
  groups: sizes.map((size, g) => ({
    name: `group ${g}`,
    values: Array.from({ length: size }, (_, v) => `${v}`),
  })),
  numbers: ['some values', 'many values'],
  texts: ['word'],
};

/** Large enough that both occur: counting by bitmap, and listing by listing where a word is in a handful. */
const listings: IndexedListing[] = Array.from({ length: 6_000 }, (_, i) => ({
  id: i + 1,
  recency: i,
  values: [[i % 40, (i * 7) % 37], i % 3 === 0 ? [] : [i % 7], [i % 2]],
  month: i % 5 === 0 ? null : 24_300 + (i % 101),
  offerDays: i % 11 === 0 ? null : (i * 3) % 17,
  substances: 1,
  numbers: [i % 3 === 0 ? null : i % 50, (i * 7919) % 5_003],
  texts: [i % 4 === 0 ? null : `word ${(i * 31) % 977}`],
  names: [i % 599 === 0 ? 'rare' : 'common'],
  description: [],
}));

function countPlainly(query: FinderQuery): FinderResult {
  const fits = (listing: IndexedListing, g: number) => {
    const ticks = query.selected[g] ?? [];
    return ticks.length === 0 || ticks.some((v) => listing.values[g]?.includes(v));
  };
  const dated = listings.filter(
    ({ month, names, numbers }) =>
      (query.ranges ?? []).every(({ column, from = -Infinity, to = Infinity }) => {
        const number = numbers?.[column] ?? Number.NaN;
        return from <= number && number <= to;
      }) &&
      (query.monthFrom === null || (month ?? 0) >= query.monthFrom) &&
      (query.text === '' || names[0] === query.text),
  );
  const matches = dated.filter((listing) => sizes.every((_, g) => fits(listing, g)));
  const counts = sizes.map((size, g) => {
    const others = dated.filter((listing) => sizes.every((_, other) => other === g || fits(listing, other)));
    return Array.from(
      { length: size },
      (_, v) => others.filter(({ values }) => values[g]?.includes(v)).length,
    );
  });
  const ranked = matches.reverse();
  if (query.order === 'offer-days') ranked.sort((a, b) => (a.offerDays ?? 99) - (b.offerDays ?? 99));
  if (typeof query.order === 'object') sortByColumn(ranked, query.order);
  const ids = ranked.map(({ id }) => id).slice(query.offset, query.offset + query.limit);
  return { total: matches.length, ids, counts, corrections: [] };
}

function sortByColumn(matches: IndexedListing[], { column, descending }: ColumnOrder): void {
  const inColumn = ({ numbers = [], texts = [] }: IndexedListing) => [...numbers, ...texts][column] ?? null;
  matches.sort((one, other) => {
    const [a, b] = [inColumn(one), inColumn(other)];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b !== descending ? -1 : 1;
  });
}

test.each<[string, number[][], NumberRange[]]>([
  ['all', [], []],
  ['a range', [], [{ column: 0, from: 10, to: 40 }]],
  ['a range of few', [], [{ column: 1, from: 100, to: 130 }]],
  [
    'ranges and a value',
    [[], [2]],
    [
      { column: 0, from: 10 },
      { column: 1, to: 4_000 },
    ],
  ],
  [
    'two ranges of one column',
    [[3, 9]],
    [
      { column: 1, from: 1_000 },
      { column: 1, to: 2_000.5 },
    ],
  ],
  ['a range in which there is nothing', [], [{ column: 0, from: 10.25, to: 10.75 }]],
  ['a range of all that have a number', [[3]], [{ column: 0 }]],
])('ranges and columns to sort by are those of a plain count: %s', async (_, selected, ranges) => {
  const finder = createMemoryFinder(schema);
  await finder.build(listings);
  for (const text of ['', 'common', 'rare']) {
    for (const offset of [0, 700, 5_990]) {
      for (const column of [0, 1, 2]) {
        for (const descending of [false, true]) {
          const order = { column, descending };
          const query = { text, selected, ranges, monthFrom: null, order, offset, limit: 20 };
          expect(finder.search(query)).toEqual(countPlainly(query));
        }
      }
    }
  }
});

test.each([
  ['nothing', [], null],
  ['one value', [[3]], null],
  ['values of every group', [[3, 9], [1, 2], [0]], null],
  ['few of many', [[12], [5], [0]], 24_395],
  ['a group whose others leave few', [[3], [], [1]], 24_398],
  ['a month alone', [], 24_390],
  ['a month that hardly any listing reaches', [[], [2]], 24_400],
  ['a month after all', [[1]], 24_401],
])('totals, pages and counts are those of a plain count: %s', async (_, selected, monthFrom) => {
  const finder = createMemoryFinder(schema);
  await finder.build(listings);
  for (const text of ['', 'common', 'rare']) {
    for (const offset of [0, 1, 32, 333, 5_990]) {
      for (const order of ['relevance', 'offer-days'] as const) {
        const query = { text, selected, monthFrom, order, offset, limit: 20 };
        expect(finder.search(query)).toEqual(countPlainly(query));
      }
    }
  }
});
