import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { findSignatureFault } from '#domains/requests/server/signing/proof.ts';
import { findAuditFault } from '#platform/server/audit/chain.ts';
import { keepEnd } from '#platform/server/audit/noted-ends.ts';
import { migrationLock } from '#platform/server/database/migrate.ts';
import { applyMigrations, splitMigrations } from '#platform/server/database/schema-version.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { fingerprintKey, secretKeyPath } from '#platform/server/secrets/secrets.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { copyFilesIn } from './files.ts';
import { BackupError, type Manifest, proveWhole, readManifest } from './manifest.ts';
import { loadPendingJobs } from './pending-jobs.ts';
import { loadTables, setSequences } from './tables.ts';

type RestoreSettings = Pick<Settings, 'dataDir' | 's3' | 'secretKey' | 'secretKeyFallbacks'>;
type Migrations = NonNullable<ReturnType<typeof splitMigrations>>;

/** What can be said of a backup before there is a database to restore it into. */
type ReadyBackup = { folder: string; manifest: Manifest; migrations: Migrations };

/** Reads a backup whole and compares it with these settings. Throws BackupError; nothing has been touched then. */
export async function openBackup(
  settings: RestoreSettings,
  folder: string,
  migrationsFolder?: string,
): Promise<ReadyBackup> {
  const from = resolve(folder);
  const manifest = await readManifest(from);
  const migrations = splitMigrations(manifest.schema, migrationsFolder);
  if (migrations === null) {
    throw new BackupError(
      `The backup ${from} has a database schema that this release does not know. It was written by Dosebridge ${manifest.version}: restore it with that release or a later one.`,
    );
  }
  await proveWhole(from, manifest);
  await chooseKey(settings, from, manifest);
  return { folder: from, manifest, migrations };
}

/**
 * The key that this installation has to have; null where it has it. Throws BackupError where it has another, or none
 * and the backup has none either: nobody with a second factor could sign in.
 */
async function chooseKey(
  { dataDir, secretKey, secretKeyFallbacks }: RestoreSettings,
  folder: string,
  { secretKey: { included, fingerprint } }: Manifest,
): Promise<string | null> {
  const path = secretKeyPath(dataDir);
  const own = secretKey ?? (await readIfThere(path));
  if (own !== null) {
    // One that is only read by any more will do: the first start seals anew.
    if ([own, ...secretKeyFallbacks].some((key) => fingerprintKey(key) === fingerprint)) return null;
    const name = secretKey === undefined ? path : 'SECRET_KEY';
    throw new BackupError(
      `${name} is not the key that the second factors of this backup are encrypted with. ${
        included
          ? `Take it away: the backup brings its own.`
          : 'Set SECRET_KEY to what it was, or name that key in SECRET_KEY_FALLBACKS.'
      }`,
    );
  }
  const kept = included ? await readIfThere(secretKeyPath(folder)) : null;
  if (kept !== null && fingerprintKey(kept) === fingerprint) return kept;
  throw new BackupError(
    included
      ? `The backup ${folder} is damaged: its secret-key is missing or not what was written. Put the right one there, or set SECRET_KEY to it.`
      : 'This backup was made with SECRET_KEY set, and does not hold it. Set SECRET_KEY to what it was.',
  );
}

function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Brings database and files of a backup into an empty database and the file storage, whole or not at all: the database
 * in one transaction, the files before it. Throws BackupError.
 */
export async function restore(
  pool: pg.Pool,
  settings: RestoreSettings,
  { folder, manifest, migrations }: ReadyBackup,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'",
    );
    await client.query('begin');
    // A product that is starting on this database waits, and finds it full.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseFull(client);
    const storage = await openFileStorage(settings);
    await copyFilesIn(storage, folder, manifest.files, join(settings.dataDir, 'uploads'));
    await placeKey(settings, folder, manifest);
    await applyMigrations(client, migrations.before);
    await loadTables(client, folder, manifest.tables);
    await setSequences(client, manifest.sequences);
    await applyMigrations(client, migrations.after);
    await loadPendingJobs(pool, client, folder);
    await proveAudit(client, manifest);
    await client.query('commit');
    // Ends that were noted of another trail say nothing of this one.
    await keepEnd(storage, manifest.audit, { instead: true });
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
}

async function refuseFull(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace limit 1",
  );
  if (rowCount === 0) return;
  throw new BackupError(
    'This database is not empty, and a restore overwrites nothing. Restore into a new DATA_DIR, or into a database just made by CREATE DATABASE; keep the old one until the new one serves.',
  );
}

async function placeKey(settings: RestoreSettings, folder: string, manifest: Manifest): Promise<void> {
  const key = await chooseKey(settings, folder, manifest);
  if (key === null) return;
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(secretKeyPath(settings.dataDir), key, { flag: 'wx', mode: 0o600, flush: true });
}

/** What was written as a whole may still have been changed before: the trail has to be that of the day. */
async function proveAudit(client: pg.PoolClient, { audit }: Manifest): Promise<void> {
  const anchors = [{ ...audit, from: 'the manifest of this backup' }];
  const fault = (await findAuditFault(client, anchors)) ?? (await findSignatureFault(client));
  if (fault !== null) throw new BackupError(`The audit trail of this backup does not hold: ${fault}`);
}
