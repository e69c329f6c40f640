import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openPool } from '../database.ts';
import { allowSilence, isDatabaseSlow } from './statement-watch.ts';

/** Longer than any statement here takes that is not meant to be lost. */
const silence = 2_500;

let database: TestDatabase;
let line: BadLine;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port, user, database: name } = new pg.Client({ connectionString: database.url });
  line = await openBadLine(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const connection = { host: '127.0.0.1', port: line.port, user, database: name, ssl: false };
  pool = openPool(connection, () => undefined, silence);
});
afterAll(async () => {
  await pool.end();
  await line.close();
  await database.drop();
});

test('statements that are all slow make a slow database, and one among quick ones does not', async () => {
  const ask = (seconds: number) => pool.query('select pg_sleep($1)', [seconds]);
  for (let i = 0; i < 5; i += 1) await ask(0);
  await ask(1);
  expect(isDatabaseSlow(pool)).toBe(false);
  line.delay(250);
  await vi.waitUntil(async () => (await ask(0)) && isDatabaseSlow(pool), { timeout: 20_000 });
  await line.whole();
  await vi.waitUntil(async () => (await ask(0)) && !isDatabaseSlow(pool), { timeout: 20_000 });
});

test('a statement on a line that went dead fails, and its connection serves nobody any more', {
  timeout: 60_000,
}, async () => {
  const client = await pool.connect();
  await client.query('begin');
  line.strand();
  await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
  await expect(client.query('rollback')).rejects.toThrow();
  client.release();
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

test('a connection that may work for long is not given up', { timeout: 60_000 }, async () => {
  const client = await pool.connect();
  allowSilence(pool, client);
  await client.query('set statement_timeout = 0');
  const answered = client.query(`select 'well' as told from pg_sleep(${silence / 1000 + 0.5})`);
  expect((await answered).rows).toEqual([{ told: 'well' }]);
  client.release(true);
});

test('a server that has become read-only is left: after a failover the next connection leads to the other one', async () => {
  const client = await pool.connect();
  const former = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  await client.query('set default_transaction_read_only = on');
  await expect(client.query('create table written ()')).rejects.toMatchObject({ code: '25006' });
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  expect(rows[0].pid).not.toBe(former);
  expect((await pool.query('create temp table written ()')).command).toBe('CREATE');
});
