import type pg from 'pg';
import { prepareJobs } from '../jobs/jobs.ts';
import { SettingsError } from '../settings/settings.ts';
import type { Connection } from './connection/connect.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';

/**
 * Brings the schema up to date. Where tables have an owner of their own, the role that serves is then let read and write
 * rows, and nothing else: it cannot change the schema, nor what has been written to the audit trail. Throws SettingsError
 * where nobody may do what has to be done.
 */
export async function prepareDatabase({ pool, owner }: Pick<Connection, 'pool' | 'owner'>): Promise<void> {
  try {
    await migrateDatabase(owner);
    if (owner === pool) return;
    await prepareJobs(owner);
    await letServe(owner, await findRole(pool));
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new SettingsError(
      `The database has to be prepared for this release, and this role may not do it: ${(error as Error).message}\n` +
        "Run 'npm run migrate' with DATABASE_OWNER_URL set to the role that owns the tables, or set it here.",
      { cause: error },
    );
  }
}

async function findRole(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** Only what the triggers add gets into the chain: theirs is the owner's right. */
function grants(role: string): string {
  return `
    grant usage on schema public, pgboss, drizzle to ${role};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
    grant usage, select on all sequences in schema public, pgboss to ${role};
    grant select on drizzle.__drizzle_migrations to ${role};
    revoke update, delete on audit_trail from ${role};
    revoke insert, update, delete on audit_chain from ${role}`;
}

async function letServe(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    // Two that grant at once fail; and a restore may be under way.
    await client.query("set local lock_timeout = '10min'; set local statement_timeout = 0");
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const { rows } = await client.query<{ same: boolean }>(
      'select pg_has_role($1, current_user, $2) as same',
      [role, 'member'],
    );
    if (rows[0]?.same) {
      throw new SettingsError(
        `DATABASE_URL: its role ${role} is a superuser, or may act as the role of DATABASE_OWNER_URL. Name one that serves only.`,
      );
    }
    await client.query(grants(client.escapeIdentifier(role)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
}

/** The driver's error, or Drizzle's around it. */
function isRefused(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === '42501';
}
