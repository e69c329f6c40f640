import { basename } from 'node:path';
import { pino } from 'pino';
import { findSignatureFault } from '#domains/requests/server/signing/proof.ts';
import { type Anchor, findAuditEnd, findAuditFault } from '#platform/server/audit/chain.ts';
import { findNotedEnd } from '#platform/server/audit/noted-ends.ts';
import { type Connection, connectDatabase } from '#platform/server/database/connection/connect.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { readSettings, SettingsError } from '#platform/server/settings/settings.ts';
import { backUp } from './backup/back-up.ts';
import { BackupError, readManifest } from './backup/manifest.ts';
import { openBackup, restore } from './backup/restore.ts';
import { readRegistersLine, registersUsage, takeFiles, writeFiles } from './registers/registers-command.ts';

type Settings = ReturnType<typeof readSettings>;

const usage = `Say what to do:
  npm run migrate                   brings the database up to date, as its owner, before a release serves
  npm run backup -- FOLDER          writes database and files to a new folder
  npm run restore -- FOLDER         brings them into an empty database and the file storage
  npm run audit:verify -- [END]...  proves the audit trail against the end that was noted last, and others: POSITION:HASH, or a backup's FOLDER
${registersUsage}`;

/** What an operator does to an installation from outside; docs/operations.md says when. */
async function main([command, ...parameters]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const [folder] = parameters;
  if (command === 'migrate') return withDatabase(settings, false, prepareDatabase);
  if (command === 'audit:verify') return verifyAudit(settings, parameters);
  if (command === 'registers') return bringRegisters(settings, parameters);
  if (folder === undefined || parameters.length > 1) throw new BackupError(usage);
  if (command === 'backup') return writeBackup(settings, folder);
  if (command === 'restore') return readBackup(settings, folder);
  throw new BackupError(usage);
}

async function withDatabase<T>(
  settings: Settings,
  beside: boolean,
  act: (connection: Connection) => Promise<T>,
): Promise<T> {
  const onLost = () => process.exit(1);
  const connection = await connectDatabase(settings, pino({ level: 'fatal' }), onLost, { beside });
  try {
    return await act(connection);
  } finally {
    await connection.close();
  }
}

async function bringRegisters(settings: Settings, line: string[]): Promise<void> {
  const asked = readRegistersLine(line);
  if (asked === null) throw new BackupError(usage);
  const done = asked.snapshot
    ? await writeFiles(asked, say)
    : await withDatabase(settings, true, ({ pool }) => takeFiles(pool, asked, say));
  process.exitCode = done ? 0 : 1;
}

async function writeBackup(settings: Settings, folder: string): Promise<void> {
  const { tables, files, lostFiles, audit } = await withDatabase(settings, true, ({ owner }) =>
    backUp(owner, settings, folder),
  );
  say(`${folder}: ${count(tables, files)}. The audit trail ends at ${audit.position}:${audit.hash}`);
  if (lostFiles.length === 0) return;
  say(`The file storage no longer has, or no longer has as they were received:\n  ${lostFiles.join('\n  ')}`);
  process.exitCode = 1;
}

async function readBackup(settings: Settings, folder: string): Promise<void> {
  const backup = await openBackup(settings, folder);
  await withDatabase(settings, false, ({ owner }) => restore(owner, settings, backup));
  const { tables, files, takenAt, lostFiles } = backup.manifest;
  say(`Restored as of ${takenAt}: ${count(tables, files)}. Everybody has to sign in again.`);
  if (lostFiles.length > 0) say(`Not in the backup, for they were lost before:\n  ${lostFiles.join('\n  ')}`);
}

function count(tables: { rows: number }[], files: unknown[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files`;
}

async function verifyAudit(settings: Settings, ends: string[]): Promise<void> {
  // Before the trail is read: an end that is noted meanwhile may be one that this look at it does not see.
  const noted = await findNotedEnd(await openFileStorage(settings));
  const anchors = await Promise.all(ends.map(readAnchor));
  if (noted !== null) anchors.push({ ...noted, from: 'what was noted in the file storage' });
  await withDatabase(settings, true, async ({ owner }) => {
    const client = await owner.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('begin transaction isolation level repeatable read, read only');
      const fault =
        (await findAuditFault(client, anchors)) ??
        (await findSignatureFault(client)) ??
        (anchors.length === 0 ? noEnd : null);
      const { position, hash } = await findAuditEnd(client);
      if (fault === null) say(`All ${position} lines hold. The trail ends at ${position}:${hash}`);
      else say(`The audit trail does not hold: ${fault}`);
      process.exitCode = fault === null ? 0 : 1;
    } finally {
      client.release(true);
    }
  });
}

const noEnd =
  'no end of it is noted in the file storage of these settings, so that nobody can say whether its last lines are missing. ' +
  'Name one from the log or from a backup; the product notes one at every start.';

async function readAnchor(end: string): Promise<Anchor> {
  const [, position, hash] = /^(\d+):([0-9a-f]*)$/.exec(end) ?? [];
  if (position !== undefined && hash !== undefined) {
    return { position: Number(position), hash, from: 'the end you named' };
  }
  return { ...(await readManifest(end)).audit, from: `the backup ${basename(end)}` };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Faults of settings, surroundings and backups are told in plain words; anything else with its trace.
  const told =
    error instanceof SettingsError ||
    error instanceof BackupError ||
    (error instanceof Error && error.name === 'EmbeddedDatabaseError');
  process.stderr.write(`${told ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
