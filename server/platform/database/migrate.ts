import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any number that no other advisory lock of the product uses. */
const migrationLock = 7_305_001;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the schema up to date. Processes that start together take turns: without the lock they raced. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = '30s'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection gives back the lock and the settings, whatever happened before.
    client.release(true);
  }
}
