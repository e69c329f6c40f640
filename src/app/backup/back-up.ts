import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { findAuditEnd } from '#platform/server/audit/chain.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import {
  findSchemaVersion,
  type SchemaVersion,
  splitMigrations,
} from '#platform/server/database/schema-version.ts';
import type { NamedFile } from '#platform/server/files/storage/owner.ts';
import { type FileStorage, openFileStorage } from '#platform/server/files/storage/storage.ts';
import { syncToDisk } from '#platform/server/files/storage/sync-to-disk.ts';
import { fingerprintKey, readKey, secretKeyPath } from '#platform/server/secrets/secrets.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { listNamedFiles } from '../file-owners.ts';
import { type CopiedFiles, copyFilesOut, findLost } from './files.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  manifestHashName,
  manifestName,
  writeManifest,
} from './manifest.ts';
import { copyPendingJobs } from './pending-jobs.ts';
import { copyTablesOut, readSequences } from './tables.ts';

type BackupSettings = Pick<Settings, 'dataDir' | 's3' | 'secretKey'>;

/** Snapshots that are given up because a file went away that they name. */
const mostSnapshots = 5;

/**
 * Writes database and files to a new folder. The product may go on writing meanwhile: what the folder holds is one
 * snapshot, with every file that it names. Throws BackupError.
 */
export async function backUp(
  pool: pg.Pool,
  settings: BackupSettings,
  folder: string,
  given?: FileStorage,
): Promise<Manifest> {
  const storage = given ?? (await openFileStorage(settings));
  const target = resolve(folder);
  const unfinished = `${target}.unfinished`;
  await claim(target, unfinished);
  const client = await pool.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'",
    );
    const manifest = await fill(client, storage, settings, unfinished);
    const { text, proof } = writeManifest(manifest);
    for (const [name, content] of Object.entries({ [manifestName]: text, [manifestHashName]: proof })) {
      await writeFile(join(unfinished, name), content, { flag: 'wx', mode: 0o600, flush: true });
    }
    await syncFolders(unfinished);
    await rename(unfinished, target);
    await syncToDisk(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    // Closing the connection gives back the settings, whatever happened before.
    client.release(true);
  }
}

/** Makes the folder that becomes the backup once it is whole. */
async function claim(target: string, unfinished: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const isTaken = await lstat(target).then(
    () => true,
    () => false,
  );
  if (isTaken) {
    throw new BackupError(`${target} is there already. A backup is written to a new folder: name another.`);
  }
  try {
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(
      `${unfinished} is there: another backup is writing it, or was killed before it was through. Delete it in that case.`,
    );
  }
  for (const name of ['tables', 'files']) await mkdir(join(unfinished, name), { mode: 0o700 });
}

async function fill(
  client: pg.PoolClient,
  storage: FileStorage,
  settings: BackupSettings,
  folder: string,
): Promise<Manifest> {
  const schema = await readSchemaVersion(client);
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Queryable;
  const copied: CopiedFiles = new Map();
  // Most files first, without a snapshot that keeps the database from tidying up for as long as that takes.
  await copyFilesOut(storage, folder, await listNamedFiles(db), copied);
  for (let lost: string[] = [], snapshots = 1; ; snapshots++) {
    await client.query('begin transaction isolation level repeatable read, read only');
    const named = await listNamedFiles(db);
    await copyFilesOut(storage, folder, named, copied);
    const before = lost;
    lost = findLost(named, copied);
    // A file may have been removed, by its right, since the snapshot was taken: the next one does not name it.
    if (lost.every((key) => before.includes(key)) || snapshots === mostSnapshots) {
      await dropUnnamed(folder, named, copied);
      const manifest = await copySnapshot(client, settings, folder);
      await client.query('commit');
      return { ...manifest, schema, files: [...copied.values()], lostFiles: lost };
    }
    await client.query('rollback');
  }
}

/** Files that went away between the first look and the snapshot. */
async function dropUnnamed(folder: string, named: NamedFile[], copied: CopiedFiles): Promise<void> {
  const keys = new Set(named.map(({ key }) => key));
  for (const key of [...copied.keys()].filter((one) => !keys.has(one))) {
    await rm(filePath(folder, key));
    copied.delete(key);
  }
}

/** Everything but the files, as the client's snapshot has it. */
async function copySnapshot(
  client: pg.PoolClient,
  settings: BackupSettings,
  folder: string,
): Promise<Omit<Manifest, 'schema' | 'files' | 'lostFiles'>> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  return {
    format: 1,
    product: 'dosebridge',
    version: await readProductVersion(),
    takenAt: (rows[0]?.now ?? new Date()).toISOString(),
    tables: await copyTablesOut(client, folder),
    pendingJobs: await copyPendingJobs(client, folder),
    sequences: await readSequences(client),
    secretKey: await copySecretKey(settings, folder),
    audit: await findAuditEnd(client),
  };
}

/** What this release knows of tables and files holds for its own schema only. */
async function readSchemaVersion(client: pg.PoolClient): Promise<SchemaVersion> {
  const version = await findSchemaVersion(client);
  if (version === null) throw new BackupError('There is nothing to back up: the database has no tables yet.');
  if (splitMigrations(version)?.after.length === 0) return version;
  throw new BackupError(
    'The database has the schema of another release. Back it up with the release that runs on it, or start this one first.',
  );
}

async function readProductVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return JSON.parse(text).version;
}

/** The key that the product made for itself has no other copy; one that the operator set is theirs to keep. */
async function copySecretKey(settings: BackupSettings, folder: string): Promise<Manifest['secretKey']> {
  const key = await readKey(settings);
  const included = settings.secretKey === undefined;
  if (included) {
    await writeFile(secretKeyPath(folder), key, { flag: 'wx', mode: 0o600, flush: true });
  }
  return { included, fingerprint: fingerprintKey(key) };
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await syncToDisk(join(entry.parentPath, entry.name));
  }
  await syncToDisk(folder);
}
