import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openPool } from '../database.ts';
import { CopiedRow } from './copied-row.ts';
import { copyOut } from './copy-out.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an answer that goes on arriving may take longer than the driver waits for others', async () => {
  const pool = openPool({ connectionString: database.url, query_timeout: 50 }, () => undefined);
  const client = await pool.connect();
  let count = 0;
  const query = sql`select number from generate_series(1, 1000000) number`;
  for await (const rows of copyOut(client, query, new CopiedRow(), (row) => row.text())) count += rows.length;
  expect(count).toBe(1_000_000);
  client.release();
  await pool.end();
});

test('an answer of which nothing arrives is given up', async () => {
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const client: PoolClient = await database.pool.connect();
  const rows = copyOut(
    client,
    sql`select pg_advisory_lock(1)::text`,
    new CopiedRow(),
    (row) => row.text(),
    100,
  );
  await expect(rows.next()).rejects.toThrow('went silent');
  client.release(true);
  holder.release(true);
});
