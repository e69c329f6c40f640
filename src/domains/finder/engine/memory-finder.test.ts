import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FinderQuery, FinderResult, IndexedListing } from './finder.ts';
import { createMemoryFinder, type MemoryFinder } from './memory-finder.ts';
import { indexedListing } from './testing/indexed-listing.ts';
import { queryWords } from './words/words.ts';

const schema = {
  groups: [
    { name: 'form', values: ['Tablets', 'Capsules', 'Injection'] },
    { name: 'market', values: ['US', 'EU'] },
  ],
};

function listing(id: number, more: Partial<IndexedListing> = {}): IndexedListing {
  return indexedListing(id, { values: [[id % 3], [id % 2]], ...more });
}

function ask(finder: MemoryFinder, more: Partial<FinderQuery> = {}): FinderResult {
  return finder.search({
    text: '',
    selected: [],
    monthFrom: null,
    order: 'relevance',
    offset: 0,
    limit: 10,
    ...more,
  });
}

async function finderOf(...listings: IndexedListing[]): Promise<MemoryFinder> {
  const finder = createMemoryFinder(schema);
  await finder.build(listings);
  return finder;
}

test('names go before descriptions, whole words before beginnings, then the later one', async () => {
  const finder = await finderOf(
    listing(1, { names: ['zinc'] }),
    listing(2, { names: ['Zinc oxide'] }),
    listing(3, { description: ['with zinc'] }),
    listing(4, { names: ['zincate'] }),
    listing(5, { names: ['zing'] }),
  );
  expect(ask(finder, { text: 'ZINC' }).ids).toEqual([2, 1, 4, 3]);
});

test('who spells a name right is not shown one that is spelt nearly so', async () => {
  const finder = await finderOf(listing(1, { names: ['cefixime'] }), listing(2, { names: ['cefepime'] }));
  expect(ask(finder, { text: 'cefixime' }).ids).toEqual([1]);
  expect(ask(finder, { text: 'cefixme' }).ids).toEqual([1]);
  expect(ask(finder, { text: 'cefipime' }).ids).toEqual([2, 1]);
});

test('a misspelling helps only while nothing matches, and a removed listing is nothing', async () => {
  const finder = await finderOf(listing(1, { names: ['cefixime'] }), listing(2, { names: ['cefepime'] }));
  finder.remove(1);
  expect(ask(finder, { text: 'cefixime' }).ids).toEqual([2]);
  finder.upsert(listing(3, { description: ['cefixime'] }));
  expect(ask(finder, { text: 'cefixime' }).ids).toEqual([3]);
});

test('filters do not make a misspelling of a word that some listing has', async () => {
  const finder = await finderOf(
    listing(1, { names: ['cefixime'], values: [[0], []] }),
    listing(2, { names: ['cefepime'], values: [[1], []] }),
  );
  expect(ask(finder, { text: 'cefixime', selected: [[1]] }).total).toBe(0);
});

test('descriptions are completed before names are corrected', async () => {
  const finder = await finderOf(
    listing(1, { description: ['hypertension'] }),
    listing(2, { names: ['hypert'] }),
  );
  expect(ask(finder, { text: 'hyper' }).ids).toEqual([2]);
  expect(ask(finder, { text: 'hyperte' }).ids).toEqual([1]);
});

test('what a misspelt word is read as is told, whatever the other words match', async () => {
  const finder = await finderOf(
    listing(1, { names: ['cefixime'] }),
    listing(2, { names: ['cefepime'] }),
    listing(3, { names: ['cefepime'] }),
    listing(4, { description: ['hypertension'] }),
  );
  const read = (text: string) => ask(finder, { text }).corrections;
  expect(read('cefixime hyper')).toEqual([]);
  expect(read('Cefíxme hypertenson')).toEqual([
    { typed: 'cefixme', read: 'cefixime' },
    { typed: 'hypertenson', read: 'hypertension' },
  ]);
  expect(read('cefipime unheard')).toEqual([{ typed: 'cefipime', read: 'cefepime' }]);
  finder.remove(3);
  expect(read('cefaxime cefipime')).toEqual([
    { typed: 'cefaxime', read: 'cefixime' },
    { typed: 'cefipime', read: 'cefepime' },
  ]);
});

test('the newest come first, or those with the fewest offer days, whatever their tier', async () => {
  const finder = await finderOf(
    listing(1, { names: ['zinc'], offerDays: 7 }),
    listing(2, { names: ['zincate'], offerDays: 0 }),
    listing(3, { names: ['zinc'] }),
    listing(4, { description: ['zinc'], offerDays: 7 }),
    listing(5, { description: ['zinc'], offerDays: 300 }),
  );
  for (const text of ['zinc', '']) {
    expect(ask(finder, { text, order: 'newest' }).ids).toEqual([5, 4, 3, 2, 1]);
    expect(ask(finder, { text, order: 'offer-days' }).ids).toEqual([2, 4, 1, 5, 3]);
    expect(ask(finder, { text, order: 'offer-days', offset: 2, limit: 2 }).ids).toEqual([1, 5]);
  }
  finder.upsert(listing(5, { names: ['zinc'], offerDays: 1 }));
  finder.remove(1);
  expect(ask(finder, { order: 'offer-days' }).ids).toEqual([2, 5, 4, 3]);
});

test("a group's counts leave its own ticks out", async () => {
  const finder = await finderOf(...[1, 2, 3, 4, 5, 6].map((id) => listing(id)));
  const { total, counts } = ask(finder, { selected: [[0, 1], [1]] });
  expect(total).toBe(2);
  expect(counts).toEqual([
    [1, 1, 1],
    [2, 2],
  ]);
});

test('a tick on a value that does not exist matches nothing', async () => {
  const finder = await finderOf(listing(1), listing(2));
  expect(ask(finder, { selected: [[3]] }).total).toBe(0);
  expect(ask(finder, { selected: [[-1], [0.5]] }).total).toBe(0);
});

test('an empty finder answers', async () => {
  const empty = {
    total: 0,
    ids: [],
    counts: [
      [0, 0, 0],
      [0, 0],
    ],
    corrections: [],
  };
  expect(ask(createMemoryFinder(schema))).toEqual(empty);
  expect(ask(await finderOf(), { text: 'a', selected: [[1]], monthFrom: 24_300 })).toEqual(empty);
});

test('past the last page there are no ids and the total is right', async () => {
  const finder = await finderOf(listing(1, { names: ['zinc'] }), listing(2, { names: ['zinc'] }));
  for (const text of ['', 'zinc']) {
    expect(ask(finder, { text, offset: 5 })).toMatchObject({ total: 2, ids: [] });
    expect(ask(finder, { text, limit: 0 })).toMatchObject({ total: 2, ids: [] });
  }
});

test('whatever is typed and ticked, only its beginning is searched for, and each tick counts once', async () => {
  const finder = await finderOf(
    listing(1, { names: ['zinc \u{1d6fc}\u{1d6fd}', '1 a'] }),
    listing(2, { description: ['\ufdfa'] }),
  );
  const unit = fc.oneof(
    fc.constantFrom('a', 'z', '1', ' ', '\0', '\ud800', '\ufdfa', '\u0301', '\u{1d6fc}'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 10_000, size: 'max' }).map((units) => units.join('')),
      fc.array(fc.integer({ min: -5, max: 10 }), { maxLength: 1_000, size: 'max' }),
      fc.nat(2 ** 40),
      (text, ticks, offset) => {
        const words = queryWords(text);
        expect(words.length).toBeLessThanOrEqual(32);
        expect(Math.max(0, ...words.map((word) => [...word].length))).toBeLessThanOrEqual(64);
        const long = ask(finder, { text, selected: [ticks, []], offset });
        expect(long).toEqual(
          ask(finder, { text: text.slice(0, 1_024), selected: [[...new Set(ticks)], []], offset }),
        );
        expect(long.ids).toHaveLength(Math.min(10, Math.max(0, long.total - offset)));
      },
    ),
    { numRuns: 30, endOnFailure: true },
  );
  expect(ask(finder, { text: `zinc${' '.repeat(1_020)}unheard` }).total).toBe(1);
  expect(ask(finder, { text: `zinc${' '.repeat(1_019)}unheard` }).total).toBe(0);
});

test('a listing keeps its place when it changes, and takes another when its recency does', async () => {
  const finder = await finderOf(listing(1), listing(2), listing(3));
  finder.upsert(listing(2, { names: ['new'] }));
  expect(ask(finder).ids).toEqual([3, 2, 1]);
  finder.upsert(listing(1, { recency: 9 }));
  finder.upsert(listing(3, { recency: 0 }));
  expect(ask(finder).ids).toEqual([1, 2, 3]);
  expect(finder.size).toBe(3);
});

test('a build that fails leaves the old index in place', async () => {
  const finder = await finderOf(listing(1));
  async function* broken() {
    yield [listing(2)];
    throw new Error('connection lost');
  }
  await expect(finder.build(broken())).rejects.toThrow('connection lost');
  expect(ask(finder).ids).toEqual([1]);
});

test.each([
  ['latest first', (i: number) => -i],
  ['oldest first', (i: number) => i],
  ['from both ends to the middle', (i: number) => (i % 2 ? i : 10_000 - i)],
  ['all at once', () => 0],
])('a finder filled one by one answers like one that was built: %s', async (_, recencyOf) => {
  const words = ['amoxicillin', 'ampicillin', 'tablets', 'capsules', 'b12'];
  const listings = Array.from({ length: 3_000 }, (_unused, i) =>
    listing(i + 1, {
      recency: recencyOf(i),
      names: [`${words[i % 5]} ${i}`],
      description: [words[i % 3] ?? ''],
      month: i % 4 === 0 ? null : 24_300 + (i % 7),
      offerDays: i % 5 === 0 ? null : (i % 70) ** 2,
      substances: 1 + (i % 4),
    }),
  );
  const single = createMemoryFinder(schema);
  for (const one of listings) single.upsert(one);
  for (const gone of [5, 6, 7, 2_000]) single.remove(gone);
  const built = await finderOf(...listings.filter(({ id }) => ![5, 6, 7, 2_000].includes(id)));
  expect(single.size).toBe(2_996);
  const queries: Partial<FinderQuery>[] = [
    { offset: 2_900, limit: 200 },
    { text: 'tablets', limit: 100, offset: 700 },
    { text: 'ampicilin 1', limit: 100 },
    { text: '299', selected: [[1, 2], [0]] },
    { selected: [[1]], monthFrom: 24_303, offset: 40 },
    { selected: [[1]], order: 'newest', offset: 40 },
    { order: 'offer-days', offset: 1_000, limit: 100 },
  ];
  for (const query of queries) expect(ask(single, query)).toEqual(ask(built, query));
});

test('however many listings come late, at one place of the order, a built finder stays right', async () => {
  const of = (id: number, recency: number) =>
    listing(id, {
      recency,
      names: [`tablets x${id}`],
      description: [id % 3 === 0 ? 'acid' : 'base'],
      month: 24_300 + (id % 7),
      offerDays: id % 40,
    });
  const first = Array.from({ length: 3_000 }, (_, i) => of(i + 1, i));
  const late = Array.from({ length: 700 }, (_, i) => of(3_001 + i, 1_500 + i / 1_000));
  const grown = await finderOf(...first);
  for (const one of late) grown.upsert(one);
  const built = await finderOf(...first, ...late);
  for (const query of [
    { limit: 4_000 },
    { text: 'x3', limit: 4_000 },
    { text: 'acid tablets', offset: 600, limit: 700 },
    { text: 'x36', monthFrom: 24_304, limit: 100 },
    { order: 'offer-days', offset: 1_000, limit: 100 },
  ] satisfies Partial<FinderQuery>[]) {
    expect(ask(grown, query)).toEqual(ask(built, query));
  }
});

test('most listings may go and others come', async () => {
  const finder = await finderOf(...Array.from({ length: 5_000 }, (_, i) => listing(i + 1)));
  for (let id = 1; id <= 4_990; id++) finder.remove(id);
  finder.upsert(listing(6_000));
  expect(ask(finder)).toMatchObject({
    total: 11,
    ids: [6000, 5000, 4999, 4998, 4997, 4996, 4995, 4994, 4993, 4992],
  });
});

test('who asks for one substance sees it before its combinations, however new those are', async () => {
  const finder = await finderOf(
    listing(1, { names: ['metformin'] }),
    listing(2, { names: ['metformin sitagliptin'], substances: 2 }),
    listing(3, { names: ['metformine'] }),
    listing(4, { names: ['metformin sitagliptin dapagliflozin'], substances: 3 }),
    listing(5, { names: ['metformin sitagliptin dapagliflozin and more'], substances: 9 }),
  );
  expect(ask(finder, { text: 'metformin' }).ids).toEqual([1, 2, 5, 4, 3]);
  expect(ask(finder, { text: 'sitagliptin metformin' }).ids).toEqual([2, 5, 4]);
  expect(ask(finder, { text: 'metformin', order: 'newest' }).ids).toEqual([5, 4, 3, 2, 1]);
  expect(ask(finder).ids).toEqual([5, 4, 3, 2, 1]);
});
