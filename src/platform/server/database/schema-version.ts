import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A migration by its number in time and the SHA-256 of its text, as Drizzle writes down which were applied. */
export type SchemaVersion = { madeAt: number; hash: string };

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The last migration of a database; null where it has none. */
export async function findSchemaVersion(client: ClientBase): Promise<SchemaVersion | null> {
  const { rows: found } = await client.query<{ made: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
  );
  if (!found[0]?.made) return null;
  const { rows } = await client.query<{ hash: string; made_at: string }>(
    'select hash, created_at as made_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const [last] = rows;
  return last === undefined ? null : { madeAt: Number(last.made_at), hash: last.hash };
}

/**
 * This release's migrations up to a version, and those after it; null where the release does not know the version: it
 * is older than what made it.
 */
export function splitMigrations(
  version: SchemaVersion,
  folder: string = migrationsFolder,
): { before: readonly Migration[]; after: readonly Migration[] } | null {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const at = all.findIndex(
    ({ folderMillis, hash }) => folderMillis === version.madeAt && hash === version.hash,
  );
  return at === -1 ? null : { before: all.slice(0, at + 1), after: all.slice(at + 1) };
}

/** Applies migrations in the caller's transaction, and writes them down where Drizzle looks for them. */
export async function applyMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
