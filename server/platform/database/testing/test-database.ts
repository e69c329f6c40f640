import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../database.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

// Named by its run, so that runs side by side on one given server do not meet; workers inherit the name.
process.env.TEST_TEMPLATE ??= `dosebridge_template_${randomBytes(4).toString('hex')}`;
export const TEMPLATE = process.env.TEST_TEMPLATE;

/** A database of its own, with the schema and no rows: one per test file, dropped in its `afterAll`. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `dosebridge_test_${randomBytes(6).toString('hex')}`;
  await administrate(`create database ${name} template ${template}`);
  const url = databaseUrl(name);
  const pool = openPool({ connectionString: url }, (error) => {
    // A pool calls itself ended before its sessions are gone, and the drop cuts what is left.
    if (!pool.ending) console.error(error);
  });
  const drop = async () => {
    await pool.end();
    await administrate(`drop database ${name} with (force)`);
  };
  return { url, pool, drop };
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

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run tests through vitest, whose global set-up starts one.');
  return url;
}
