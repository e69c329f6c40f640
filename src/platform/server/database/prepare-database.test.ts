import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts';
import { audit } from '../audit/audit.ts';
import { findAuditFault } from '../audit/chain.ts';
import { startJobs } from '../jobs/jobs.ts';
import { openDatabase } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  [database, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
});
afterAll(() => Promise.all([database.drop(), empty.drop()]));

test.each([
  'create table scratch ()',
  'create schema scratch',
  "create function scratch() returns integer language sql as 'select 1'",
  'alter table people add column scratch text',
  'drop table people',
  'truncate people',
  'create table pgboss.scratch ()',
  'delete from drizzle.__drizzle_migrations',
  "update audit_trail set action = 'x'",
  'delete from audit_trail',
  'truncate audit_trail',
  "insert into audit_chain values (1, 1, '\\xab')",
  "update audit_chain set hash = '\\xab'",
  'delete from audit_chain',
  'truncate audit_chain',
  'alter table audit_trail disable trigger user',
  'alter table audit_chain disable trigger user',
  'drop trigger audit_trail_append_only on audit_trail',
  'set session_replication_role = replica',
  'set role dosebridge',
  'create temp table forged (like audit_trail); create trigger t after insert on forged for each row execute function chain_audit_line()',
])('the role that serves may not: %s', async (statement) => {
  await expect(database.serving.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the role that serves adds to the audit trail, and the chain grows by it', async () => {
  const db = openDatabase(database.serving);
  await audit(db, 1, 'try', 'person:1');
  await audit(db, 2, 'try', 'person:2');
  const client = await database.serving.connect();
  const { rows } = await client.query('select position, line_id from audit_chain order by position');
  expect(rows).toHaveLength(2);
  expect(await findAuditFault(client, [])).toBeNull();
  client.release();
});

test('a role that only serves prepares nothing, says what has to be done, and serves what is prepared', async () => {
  const { pool: owner, serving: pool } = empty;
  const alone = { pool, owner: pool };
  await expect(prepareDatabase(alone)).rejects.toThrow("Run 'npm run migrate' with DATABASE_OWNER_URL");
  // Instances that start together.
  await Promise.all([prepareDatabase({ pool, owner }), prepareDatabase({ pool, owner })]);
  await prepareDatabase(alone);
  const errors: unknown[] = [];
  const log = { error: (details: unknown) => errors.push(details) } as never;
  const jobs = await startJobs(pool, log);
  await jobs.work('try', async () => undefined);
  await jobs.stop();
  expect(errors).toEqual([]);
});

test('an owner, or who may act as one, is not let serve', async () => {
  const other = new pg.Pool({ connectionString: database.url });
  await expect(prepareDatabase({ pool: other, owner: database.pool })).rejects.toThrow(
    'Name one that serves only',
  );
  await other.end();
});
