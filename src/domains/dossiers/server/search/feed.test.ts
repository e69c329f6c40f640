import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateInto } from '#demo/generate-into.ts';
import { demoSeed } from '#demo/medicines/dossiers.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { dossiers, molecules } from '../tables.ts';
import { readFeed, readWholeFeed } from './feed.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  await generateInto(database.pool, { dossiers: 1_500, seed: demoSeed });
  // Nothing that a column may hold is lost on the way.
  await db.execute(sql`update dossiers set title = 'Crème™ 5 µg', routes = '{}', us_constraint_date = null
    where id = (select min(id) from dossiers)`);
  await db.execute(sql`update dossiers set title = '', salt = repeat('salt ', 40000),
      us_constraint_date = '1999-02-28', listed_at = '1999-12-31 23:59:59.999999+00', markets = array['a,b', 'c"d', '']
    where id = (select min(id) + 1 from dossiers)`);
  await db.execute(sql`update dossiers set state = 'retired' where id = (select min(id) + 2 from dossiers)`);
});
afterAll(() => database.drop());

async function readAll(): Promise<Awaited<ReturnType<typeof readFeed>>> {
  const rows = [];
  for await (const some of readWholeFeed(db)) rows.push(...some);
  return rows;
}

test('the feed of all dossiers is what an ordinary query says of them', async () => {
  const rows = await readAll();
  const ids = await db.select({ id: dossiers.id }).from(dossiers);
  const expected = await readFeed(
    db,
    ids.map(({ id }) => id),
  );
  expect(rows).toHaveLength(1_499);
  expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id));
});

test('dossiers of one product share what is the same', async () => {
  const rows = await readAll();
  const products = new Set(rows.map(({ product }) => product));
  const alike = new Set(rows.map(({ product }) => JSON.stringify(product)));
  expect(products.size).toBe(alike.size);
  expect(products.size).toBeLessThan(rows.length);
});

test('a molecule that is renamed meanwhile comes with its dossiers as they were', async () => {
  const before = await readAll();
  const seen = [];
  for await (const some of readWholeFeed(db, 100)) {
    if (seen.length === 0) await db.update(molecules).set({ brands: ['Meanwhilox'] });
    seen.push(...some);
  }
  expect(seen).toEqual(before);
  expect((await readAll())[0]?.product.molecule.brands).toEqual(['Meanwhilox']);
});

test('whoever stops reading leaves the connection to others', async () => {
  const one = openPool({ ...database.pool.options, max: 1 }, () => undefined);
  for await (const some of readWholeFeed(openDatabase(one))) {
    expect(some.length).toBeGreaterThan(0);
    break;
  }
  const { rows } = await one.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await one.end();
});
