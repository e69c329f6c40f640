import { setTimeout as passed } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { allowSilence } from './connection/statement-watch.ts';
import { findSchemaVersion, migrationsFolder } from './schema-version.ts';

/** Any number that no other advisory lock of the product uses. */
export const migrationLock = 7_305_001;

/**
 * While a statement waits for a table, everybody who comes later waits behind it, readers too. So it waits only this
 * long, lets them pass, and tries again; a process of the release before goes on serving meanwhile.
 */
const tableLockLimit = '2s';
const pauseMilliseconds = 500;
const mostTries = 60;

/**
 * Brings the schema up to date. Processes that start together take turns: without the lock they raced. Throws when
 * tables stay taken for minutes: then something else holds them, and the message names the lock.
 */
export async function migrateDatabase(pool: Pool, folder: string = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    allowSilence(pool, client);
    await client.query("set statement_timeout = 0; set lock_timeout = '10min'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = '${tableLockLimit}'`);
    await migrateInTurns(client, folder);
  } finally {
    // Closing the connection gives back the lock and the settings, whatever happened before.
    client.release(true);
  }
}

/** All that is pending is one transaction, so that a try that gave way has done nothing. */
async function migrateInTurns(client: PoolClient, folder: string): Promise<void> {
  // The migrator makes its own table first, which a role that only serves may not, and need not where it is there.
  if (await isUpToDate(client, folder)) return;
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      if (tries === mostTries || !isLockTaken(error)) throw error;
      await passed(pauseMilliseconds);
    }
  }
}

async function isUpToDate(client: PoolClient, folder: string): Promise<boolean> {
  const version = await findSchemaVersion(client);
  if (version === null) return false;
  return readMigrationFiles({ migrationsFolder: folder }).every(
    ({ folderMillis }) => folderMillis <= version.madeAt,
  );
}

function isLockTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === '55P03';
}
