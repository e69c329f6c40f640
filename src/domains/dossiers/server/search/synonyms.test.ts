import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSize } from '#demo/fill.ts';
import { generateInto } from '#demo/generate-into.ts';
import { demoSeed } from '#demo/medicines/dossiers.ts';
import { molecules } from '#demo/medicines/molecules.ts';
import { moleculesNamed } from '#domains/dossiers/server/molecules/molecule-table.ts';
import { otherNames } from '#domains/dossiers/server/molecules/other-names.ts';
import { dossierFilters, toListing } from '#domains/dossiers/server/search/index-feed.ts';
import { dossierReader } from '#domains/dossiers/server/search/phrases.ts';
import { createCounter } from '#domains/finder/engine/find-page.ts';
import { createMemoryFinder } from '#domains/finder/engine/memory-finder.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { readWholeFeed } from './feed.ts';

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
