import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPlants } from '#demo/companies/plants.ts';
import type { PlantColumns } from '#demo/plant/subject.ts';
import { regionOf } from '#domains/companies/server/rules.ts';
import type { FinderQuery } from '#domains/finder/engine/finder.ts';
import { createMemoryFinder } from '#domains/finder/engine/memory-finder.ts';
import { createSqlFinder, splitWords } from '#domains/finder/engine/testing/sql-finder.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { supplierShortcuts } from '../contract/supplier-shortcuts.ts';
import { type SupplierFilterGroup, supplierFilterGroups } from '../contract/suppliers.ts';
import { supplierFilters, toListing } from './index-feed.ts';

const seed = Number(process.env.FINDER_SEED ?? Date.now() % 2 ** 31);
const cases = 2_000;
const casesAtOnce = 100;

const listings = demoPlants().map(({ listing }, index) =>
  toListing({ ...listing, id: index + 1, listedAt: listing.listedAt as Date }),
);
const groups = Object.entries(supplierFilterGroups);

/** What is typed: words of the plants, whole, begun or misspelt. */
const word = fc.constantFrom(
  ...new Set(listings.flatMap(({ names, description }) => [...names, ...description].flatMap(splitWords))),
);
const typed = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: fc.tuple(word, fc.nat(6)).map(([text, length]) => text.slice(0, length + 1)) },
  {
    weight: 1,
    arbitrary: fc.tuple(word, fc.nat(8)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)),
  },
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
);

/** Some values of each group, or none; years are an exclusive choice. */
const ticks = fc.tuple(
  ...groups.map(([name, values]) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.subarray(Array.from(values.keys()), {
          maxLength: name === 'operation' ? 1 : Math.min(values.length, 6),
        }),
      },
    ),
  ),
);
const shortcut = fc
  .constantFrom(...supplierShortcuts)
  .map(({ group, value }) =>
    groups.map(([name, values]) => (name === group ? [(values as readonly string[]).indexOf(value)] : [])),
  );

const query: fc.Arbitrary<FinderQuery> = fc.record({
  text,
  selected: fc.oneof({ weight: 4, arbitrary: ticks }, { weight: 1, arbitrary: shortcut }),
  monthFrom: fc.constant(null),
  order: fc.constantFrom('relevance', 'newest'),
  offset: fc.oneof(fc.constant(0), fc.nat(40)),
  limit: fc.constantFrom(3, 12, 24, 50),
});

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

test(`the demo's plants are found and counted as plain SQL does it (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const finder = createMemoryFinder(supplierFilters.schema);
  await finder.build(listings);
  const oracle = await createSqlFinder(client, supplierFilters.schema);
  await oracle.upsert(listings);
  const queries = fc.sample(query, { seed, numRuns: cases });
  // Each shortcut and each value alone, whatever chance left out.
  for (const [g, [, values]] of groups.entries()) {
    for (const v of values.keys()) {
      const selected = groups.map((_, other) => (other === g ? [v] : []));
      queries.push({ text: '', selected, monthFrom: null, order: 'relevance', offset: 0, limit: 50 });
    }
  }
  for (let from = 0; from < queries.length; from += casesAtOnce) {
    const some = queries.slice(from, from + casesAtOnce);
    const expected = await oracle.searchAll(some);
    some.forEach((one, i) => {
      expect({ query: one, result: finder.search(one) }).toEqual({ query: one, result: expected[i] });
    });
  }
  const [found, combined] = [queries.map((one) => finder.search(one).total), queries.map(ticked)];
  expect(queries.length).toBeGreaterThanOrEqual(cases);
  // Cases that find nothing, or tick one group alone, would prove little.
  expect(found.filter((total) => total > 0).length / queries.length).toBeGreaterThan(0.3);
  for (let count = 2; count <= 4; count++) expect(combined).toContain(count);
});

/** What a plant's own columns say, group by group, without the index. */
const says: Record<SupplierFilterGroup, (plant: PlantColumns, value: string) => boolean> = {
  SuListing_Filter_Detailed_Dosageform: (plant, value) => plant.dosageForms.includes(value),
  Sulisting_Filter_cGMP_accreditation: (plant, value) => plant.accreditations.includes(value),
  SuListing_Search_Manufacturing_Plant_location: ({ country }, value) =>
    value === 'China' ? country === 'China' : regionOf(country) === value,
  SuListing_Filter_Special_capabilities: (plant, value) => plant.specialCapabilities.includes(value),
  SuListing_Filter_manufacturer_type: (plant, value) => plant.manufacturerTypes.includes(value),
  operation: ({ yearsOfOperation: years }, value) =>
    ({
      '<5': years <= 5,
      '6-10': years > 5 && years <= 10,
      '10-20': years > 10 && years <= 20,
      '20+': years > 20,
    })[value] === true,
};

test('the count of each filter value is that of the plants whose columns say so', async () => {
  const finder = createMemoryFinder(supplierFilters.schema);
  await finder.build(listings);
  const unfiltered: FinderQuery = {
    text: '',
    selected: [],
    monthFrom: null,
    order: 'relevance',
    offset: 0,
    limit: 3,
  };
  const counts = supplierFilters.nameCounts(finder.search(unfiltered).counts);
  for (const [name, values] of groups) {
    const group = name as SupplierFilterGroup;
    const expected = values.map(
      (value) => demoPlants().filter(({ listing }) => says[group](listing, value)).length,
    );
    expect(counts[group], group).toEqual(expected);
  }
});

function ticked({ selected }: FinderQuery): number {
  return selected.filter((group) => group.length > 0).length;
}
