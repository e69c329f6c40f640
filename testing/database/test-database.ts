import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool } from '#platform/server/database/database.ts';

export interface TestDatabase {
  url: string;
  /** By the role that owns the tables, as tests may do anything. */
  pool: pg.Pool;
  /** By the role that serves, as the product is connected. */
  serving: pg.Pool;
  drop(): Promise<void>;
}

// Named by its run, so that runs side by side on one given server do not meet; workers inherit the name.
process.env.TEST_TEMPLATE ??= `dosebridge_template_${randomBytes(4).toString('hex')}`;
export const TEMPLATE = process.env.TEST_TEMPLATE;

/** A database of its own, with the schema and no rows: one per test file, dropped in its `afterAll`. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `dosebridge_test_${randomBytes(6).toString('hex')}`;
  // By the files themselves: PostgreSQL's usual way goes page by page, for whoever reads the log of its writes.
  await administrate(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(name);
  const pool = open(url);
  const serving = open(servingUrl(url));
  return {
    url,
    pool,
    serving,
    async drop() {
      await Promise.all([pool.end(), serving.end()]);
      await cutSessions(name);
      await administrate(`drop database ${name}`);
    },
  };
}

/** Fewer than the product's: each new one knows nothing of the schema yet, and a burst of a test's would open them all. */
const mostConnections = 6;

function open(url: string): pg.Pool {
  const pool = openPool({ connectionString: url, max: mostConnections }, (error) => {
    // A pool calls itself ended before its sessions are gone, and the drop cuts what is left.
    if (!pool.ending) console.error(error);
  });
  return pool;
}

/** The same address for the role that serves; a server given by TEST_DATABASE_URL has to have it. */
export function servingUrl(address: string): string {
  const url = new URL(address);
  url.username = 'dosebridge_serving';
  return url.href;
}

/** One without a schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0');
}

/** The address of another database on the server of this run. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Ends the sessions of our roles in a database. Not by `drop … with (force)`: that also tries to end an autovacuum worker that
 * happens to be there, which a role that is no superuser may not; a plain drop sends such a worker away by itself.
 */
function cutSessions(name: string): Promise<void> {
  return administrate(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  );
}

async function administrate(statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run tests through vitest, whose global set-up starts one.');
  return url;
}
