import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import type { FinderQuery, FinderResult, FinderSchema, IndexedListing } from './finder.ts';
import { createMemoryFinder } from './memory-finder.ts';
import { createSqlFinder } from './testing/sql-finder.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

/** `FINDER_ROUNDS=250` asks more than 10,000 searches with ranges or in the order of a column. */
const rounds = Number(process.env.FINDER_ROUNDS ?? 100);
const queriesPerState = 20;
const statesPerRound = 3;
const seed = Number(process.env.FINDER_SEED ?? Date.now() % 2 ** 31);

const schema: FinderSchema = {
  groups: [
    { name: 'form', values: Array.from({ length: 29 }, (_, i) => `form ${i}`) },
    { name: 'market', values: ['US', 'EU', 'UK', 'MENA', 'Asia'] },
    { name: 'empty', values: [] },
    { name: 'supply', values: ['With supply', 'Tech transfer'] },
    { name: 'curated', values: ['Curated'] },
  ],
  statements: Array.from({ length: 40 }, (_, i) => `statement ${i}`),
  numbers: ['fee', 'royalty'],
  texts: ['molecule'],
};

/** Few letters make misspellings and prefixes of each other frequent. */
const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });
const longWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 6, maxLength: 10 });
const inn = fc.constantFrom(
  ...[
    'cefixime',
    'cefepime',
    'cefuroxime',
    'cefazolin',
    'amoxicillin',
    'ampicillin',
    'metformin',
    'methotrexate',
  ],
  ...[
    'omeprazole',
    'esomeprazole',
    'pantoprazole',
    'paracetamol',
    'acetaminophen',
    'ibuprofen',
    'losartan',
    'valsartan',
  ],
);
const oddWord = fc.constantFrom(
  ...[
    '500',
    '50',
    '5',
    'mg',
    'b12',
    'b123456',
    'Ibuprofène',
    'Πάνος',
    'øre',
    'Straße',
    '\u{1d400}bcd',
    'x'.repeat(70),
  ],
  ...[
    '\ud800',
    '\u0000',
    'ﬁlm',
    'İzmir',
    '½',
    'कखग',
    '日本語薬',
    'sub-micron',
    '\u{20000}\u{20001}\u{20002}\u{20003}',
  ],
);
const word = fc.oneof(
  { weight: 4, arbitrary: shortWord },
  { weight: 2, arbitrary: longWord },
  { weight: 4, arbitrary: inn },
  { weight: 1, arbitrary: oddWord },
);

/** A word as people type it: whole, its beginning, or with mistakes. */
const typed = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: fc.tuple(word, fc.nat(8)).map(([text, length]) => text.slice(0, length + 1)) },
  {
    weight: 3,
    arbitrary: fc.tuple(word, fc.array(fc.tuple(fc.nat(12), fc.nat(3)), { maxLength: 3 })).map(mistyped),
  },
);

function mistyped([text, mistakes]: [string, [number, number][]]): string {
  return mistakes.reduce((result, [at, kind]) => {
    const [before, here, next, after] = [
      result.slice(0, at),
      result[at] ?? '',
      result[at + 1] ?? '',
      result.slice(at + 2),
    ];
    return [
      before + next + after,
      `${before}a${here}${next}${after}`,
      `${before}b${next}${after}`,
      before + next + here + after,
    ][kind] as string;
  }, text);
}

function textOf(words: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(words, { maxLength }).map((all) => all.join(' '));
}

function chosen(sizes: readonly number[], maxLength: number, beyond: number): fc.Arbitrary<number[][]> {
  return fc.tuple(...sizes.map((size) => fc.array(fc.nat(size + beyond), { maxLength })));
}

/** Some that many listings have, others hardly any two. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, -0, 1, 2, 3, -2.5, 1e9) },
  { weight: 2, arbitrary: fc.integer({ min: -50, max: 50 }) },
  { weight: 1, arbitrary: fc.double({ noDefaultInfinity: true, noNaN: true }) },
);
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const end = fc.option(number, { nil: undefined, freq: 4 });

const month = fc.oneof(fc.constant(null), fc.integer({ min: 24_300, max: 24_306 }));
const sizes = schema.groups.map((group) => group.values.length);

/** What some listings have in common, as dossiers of one product have, and others have for themselves. */
const texts = {
  names: fc.array(textOf(word, 3), { maxLength: 2 }),
  description: fc.array(textOf(word, 5), { maxLength: 1 }),
};
const products = fc.sample(fc.record(texts), { seed, numRuns: 8 });

const alone: fc.Arbitrary<IndexedListing> = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  recency: fc.oneof(fc.nat(6), fc.integer({ min: 0, max: 2 ** 41 })),
  values: chosen(sizes, 4, 0),
  statements: fc.array(fc.nat(42), { maxLength: 6 }),
  month,
  offerDays: fc.oneof(fc.constant(null), fc.nat(4), fc.constantFrom(300, 65_534)),
  substances: fc.integer({ min: 0, max: 5 }),
  numbers: fc.oneof(fc.constant(undefined), fc.tuple(orNone(number), orNone(fc.nat(9)))),
  texts: fc.oneof(fc.constant(undefined), fc.tuple(orNone(fc.oneof(word, fc.constant(''))))),
  own: fc.option(textOf(word, 2), { nil: undefined }),
  ...texts,
});
const listing: fc.Arbitrary<IndexedListing> = fc
  .tuple(alone, fc.option(fc.constantFrom(...products), { nil: undefined }))
  .map(([one, product]) => ({ ...one, ...product }));

const query: fc.Arbitrary<FinderQuery> = fc.record({
  text: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 4, arbitrary: textOf(typed, 3) }),
  selected: fc.oneof(
    fc.constant([]),
    fc
      .tuple(chosen(sizes, 3, 1), fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }))
      .map(([groups, used]) => groups.map((group, g) => (used[g] ? group : []))),
  ),
  stated: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(fc.array(fc.nat(42), { maxLength: 12 }), { maxLength: 3 }) },
  ),
  names: fc.oneof(fc.constant(undefined), fc.array(typed, { maxLength: 2 })),
  monthFrom: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 24_299, max: 24_307 }) },
  ),
  ranges: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ column: fc.nat(1), from: end, to: end }), { maxLength: 3 }),
    },
  ),
  upTo: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ column: fc.nat(1), to: fc.option(number) }), { maxLength: 4 }),
    },
  ),
  order: fc.oneof(
    fc.constantFrom('relevance' as const, 'newest' as const, 'offer-days' as const),
    fc.record({ column: fc.nat(2), descending: fc.boolean() }),
  ),
  offset: fc.oneof(fc.constant(0), fc.nat(60)),
  limit: fc.oneof(fc.constant(3), fc.nat(100)),
});

/** A listing that is known keeps all else and gets another number in a column. */
const renumbered = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  column: fc.nat(1),
  value: orNone(number),
});

const changes = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: listing },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 400 }) },
    { weight: 1, arbitrary: renumbered },
  ),
  { maxLength: 40 },
);

const round = fc.record({
  listings: fc.oneof(
    { weight: 1, arbitrary: fc.array(listing, { maxLength: 10 }) },
    { weight: 3, arbitrary: fc.array(listing, { minLength: 40, maxLength: 300 }) },
  ),
  states: fc.array(
    fc.record({
      /** Whether another process goes on with what this one has kept. */
      isHandedOver: fc.boolean(),
      changes,
      queries: fc.array(query, { minLength: queriesPerState, maxLength: queriesPerState }),
    }),
    { minLength: statesPerRound, maxLength: statesPerRound },
  ),
});

test(`the index answers as plain SQL does, whatever is asked and changed (seed ${seed})`, {
  timeout: 300_000,
}, async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(round, async ({ listings, states }) => {
      let finder = createMemoryFinder(schema);
      const oracle = await createSqlFinder(client, schema);
      await finder.build(sharing(listings));
      const known = new Map(listings.map((one) => [one.id, one]));
      await oracle.upsert([...known.values()]);
      for (const { isHandedOver, changes, queries } of states) {
        if (isHandedOver) {
          const next = createMemoryFinder(schema);
          next.thaw(finder.freeze());
          finder = next;
        }
        for (const change of changes) {
          if (typeof change === 'number') finder.remove(change);
          else if ('value' in change) finder.setNumbers(change.id, [change]);
          else finder.upsert(change);
          applyTo(known, change);
        }
        const ids = [...new Set(changes.map((change) => (typeof change === 'number' ? change : change.id)))];
        await oracle.remove(ids);
        await oracle.upsert(ids.flatMap((id) => known.get(id) ?? []));
        const expected = await oracle.searchAll(queries);
        queries.forEach((one, i) => {
          expect({ query: one, result: finder.search(one) }).toEqual({ query: one, result: expected[i] });
          const { total, corrections } = expected[i] as FinderResult;
          const onlyTotal = { total, ids: [], counts: [], corrections };
          expect({ query: one, result: finder.search({ ...one, totalOnly: true }) }).toEqual({
            query: one,
            result: onlyTotal,
          });
        });
        asked += queries.length;
      }
    }),
    { seed, numRuns: rounds },
  );
  expect(asked).toBeGreaterThanOrEqual(5_000);
});

/** The same listings, of which those with the same texts share the array, as those of one product do. */
function sharing(listings: readonly IndexedListing[]): IndexedListing[] {
  const arrays = new Map<string, readonly string[]>();
  const shared = (texts: readonly string[]) => {
    const key = JSON.stringify(texts);
    arrays.set(key, arrays.get(key) ?? texts);
    return arrays.get(key) as readonly string[];
  };
  return listings.map((one) => ({ ...one, names: shared(one.names), description: shared(one.description) }));
}

type Change = IndexedListing | { id: number; column: number; value: number | null } | number;

function applyTo(known: Map<number, IndexedListing>, change: Change): void {
  if (typeof change === 'number') known.delete(change);
  else if (!('value' in change)) known.set(change.id, change);
  else {
    const before = known.get(change.id);
    const numbers = (before?.numbers ?? [null, null]).with(change.column, change.value);
    if (before) known.set(change.id, { ...before, numbers });
  }
}
