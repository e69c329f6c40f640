import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSeed } from '#demo/dossiers.ts';
import { generateInto } from '#demo/generate-into.ts';
import { molecules } from '#demo/molecules.ts';
import { demoSize } from '#demo/seed.ts';
import { dossierFilters, toListing } from '#server/features/dossiers/index-feed.ts';
import { moleculesNamed } from '#server/features/dossiers/molecule-table.ts';
import { otherNames } from '#server/features/dossiers/other-names.ts';
import { dossierReader } from '#server/features/dossiers/phrases.ts';
import { readWholeFeed } from '#server/features/dossiers/queries.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#server/platform/database/testing/test-database.ts';
import { createCounter } from '#server/search/find-page.ts';
import { createMemoryFinder } from '#server/search/memory-finder.ts';

let database: TestDatabase;
let count: (text: string) => Promise<number>;
beforeAll(async () => {
  database = await createTestDatabase();
  await generateInto(database.pool, { dossiers: demoSize, seed: demoSeed });
  const finder = createMemoryFinder(dossierFilters.schema);
  for await (const rows of readWholeFeed(openDatabase(database.pool)))
    for (const row of rows) finder.upsert(toListing(row));
  count = createCounter(finder, dossierFilters, dossierReader);
}, 120_000);
afterAll(() => database.drop());

/** The molecules that a name stands for as a whole; null where it is no name, but a part or a shorter form of some. */
function molecularMeaning(name: string): string | null {
  const [named, ...more] = moleculesNamed(name);
  const isWhole = named !== undefined && more.length === 0 && named.typed.length === name.length;
  return isWhole ? named.molecules.toSorted().join(', ') : null;
}

test('of every molecule that the demo knows, all names find as many dossiers', async () => {
  const known = [
    ...molecules.map(({ inn, otherNames }) => [inn, ...otherNames]),
    ...Object.entries(otherNames).map(([inn, kinds]) => [inn, ...Object.values(kinds).flat()]),
  ];
  const names = [...new Set(known.flat())];
  const synonyms = Map.groupBy(names, molecularMeaning);
  synonyms.delete(null);
  const unequal: Record<string, number>[] = [];
  let pairs = 0;
  for (const group of synonyms.values()) {
    pairs += group.length - 1;
    const totals: Record<string, number> = {};
    for (const name of group) totals[name] = await count(name);
    if (new Set(Object.values(totals)).size > 1) unequal.push(totals);
  }
  expect(unequal).toEqual([]);
  expect(pairs).toBeGreaterThan(300);
}, 120_000);

test('a name that is a word of another name finds what its synonyms find', async () => {
  const total = await count('estradiol');
  expect(total).toBeGreaterThan(1);
  expect(await count('oestradiol')).toBe(total);
  expect(await count('Oestradiol tablets')).toBe(await count('estradiol tablets'));
});
