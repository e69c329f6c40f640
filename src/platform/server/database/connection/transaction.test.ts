import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase, openPool } from '../database.ts';
import { countHeld } from './held-connections.ts';

let database: TestDatabase;
let line: BadLine;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port, user, database: name } = new pg.Client({ connectionString: database.url });
  line = await openBadLine(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const connection = { host: '127.0.0.1', port: line.port, user, database: name, ssl: false };
  pool = openPool({ ...connection, max: 2 }, () => undefined, 2_000);
  db = openDatabase(pool);
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

function expectAllGivenBack(): void {
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect(countHeld(pool, 0)).toBe(0);
}

test('a transaction that throws gives its connection back, with what it had begun undone', async () => {
  const reason = new Error('no');
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`create table half ()`);
    expect(countHeld(pool, 0)).toBe(1);
    expect(countHeld(pool, 60_000)).toBe(0);
    throw reason;
  });
  await expect(failed).rejects.toBe(reason);
  expectAllGivenBack();
  expect((await db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
});

test('a transaction can be of any isolation, and hold another', async () => {
  const level = await db.transaction(
    (tx) => tx.transaction((inner) => inner.execute(sql`show transaction_isolation`)),
    { isolationLevel: 'serializable', accessMode: 'read only' },
  );
  expect(level.rows).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('a commit that the database refuses is told, and undone', async () => {
  await db.execute(sql`create table pairs (id int unique deferrable initially deferred)`);
  const twice = db.transaction((tx) => tx.execute(sql`insert into pairs values (1), (1)`));
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
  expectAllGivenBack();
  expect((await db.execute(sql`select * from pairs`)).rows).toEqual([]);
});

test('a rollback that does not arrive leaves the reason as it was, and nobody the connection', {
  timeout: 60_000,
}, async () => {
  const reason = new Error('no');
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line.strand();
    throw reason;
  });
  await expect(failed).rejects.toBe(reason);
  expectAllGivenBack();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a database that freezes for longer than a statement may take keeps no connection, and the pool still ends', {
  timeout: 60_000,
}, async () => {
  // Both connections are there already: a new one would fail at its own limit.
  await Promise.all([db.execute(sql`select pg_sleep(0.1)`), db.execute(sql`select pg_sleep(0.1)`)]);
  line.silence();
  const begun = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`)));
  for (const { status } of await Promise.allSettled(begun)) expect(status).toBe('rejected');
  await line.whole();
  expectAllGivenBack();
  expect(await db.transaction((tx) => tx.execute(sql`select 2 as two`).then(({ rows }) => rows))).toEqual([
    { two: 2 },
  ]);
  await pool.end();
});
