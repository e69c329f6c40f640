import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let one: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([one.drop(), other.drop()]));

test('a test database has the migrated schema', async () => {
  const { rows } = await one.pool.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as migrated",
  );
  expect(rows).toEqual([{ migrated: true }]);
});

test('what one test file writes, another does not see', async () => {
  await one.pool.query('create table scratch (id int)');
  await expect(other.pool.query('select from scratch')).rejects.toThrow('relation "scratch" does not exist');
});

test('a session that was left open does not keep a database from being dropped', async () => {
  const left = await createTestDatabase();
  const session = new pg.Client({ connectionString: left.url });
  const cut = new Promise<Error>((resolve) => session.on('error', resolve));
  await session.connect();
  await left.drop();
  expect((await cut).message).toContain('terminating connection');
});
