import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openDatabase, openPool, type Queryable } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table things (id int primary key, name text)');
  await database.pool.query("insert into things values (1, 'one'), (2, 'two')");
});
afterAll(() => database.drop());

/** One connection, of which every statement is the next one's neighbour. */
function openOne(): pg.Pool {
  const pool = openPool({ connectionString: database.url, max: 1 }, () => undefined);
  onTestFinished(() => pool.end());
  return pool;
}

async function keptBy(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query('select statement from pg_prepared_statements order by statement');
  return rows.map(({ statement }) => statement);
}

test('what is asked twice with values is kept, whatever the values are, and nothing else', async () => {
  const pool = openOne();
  const byId = 'select name from things where id = $1';
  expect((await pool.query(byId, [1])).rows).toEqual([{ name: 'one' }]);
  await pool.query('select id from things');
  await pool.query('select id from things');
  await pool.query('select id from things where name = $1', ['one']);
  expect(await keptBy(pool)).toEqual([]);
  expect((await pool.query({ text: byId, values: [2] })).rows).toEqual([{ name: 'two' }]);
  expect((await pool.query({ text: byId, rowMode: 'array' }, [1])).rows).toEqual([['one']]);
  expect(await keptBy(pool)).toEqual([byId]);
});

test('a connection keeps two hundred statements at most, and answers the others as well', async () => {
  const pool = openOne();
  for (let i = 0; i < 210; i += 1) {
    const text = `select $1::int + ${i} as sum`;
    for (const value of [1, 2]) expect((await pool.query(text, [value])).rows).toEqual([{ sum: value + i }]);
  }
  expect(await keptBy(pool)).toHaveLength(200);
});

const find = (id: unknown) => sql`select * from things where id = ${id}`;

/** What refuses a transaction of a pool, in which something is done between two askings and the third. */
async function refusalAfter(pool: pg.Pool, act: (tx: Queryable) => Promise<unknown>): Promise<unknown> {
  const transaction = openDatabase(pool).transaction(async (tx) => {
    for (const id of [1, 2]) await tx.execute(find(id));
    await act(tx);
  });
  return transaction.catch(({ cause }) => cause.message);
}

test('a kept statement that a change of the table has refused is refused once', async () => {
  const pool = openOne();
  for (const id of [1, 2]) await openDatabase(pool).execute(find(id));
  await database.pool.query('alter table things add column more int');
  const refusal = await refusalAfter(pool, async () => undefined);
  expect(refusal).toBe('cached plan must not change result type');
  expect((await openDatabase(pool).execute(find(1))).rows).toEqual([{ id: 1, name: 'one', more: null }]);
});

test('a value that cannot be written fails alone', async () => {
  const pool = openOne();
  const unwritable = {
    toJSON() {
      throw new Error('a value without a text');
    },
  };
  expect(await refusalAfter(pool, (tx) => tx.execute(find(unwritable)))).toBe('a value without a text');
  expect((await openDatabase(pool).execute(find(2))).rows).toMatchObject([{ id: 2, name: 'two' }]);
});
