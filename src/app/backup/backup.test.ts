import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { listingImports } from '#domains/listings/server/tables.ts';
import { requestFiles } from '#domains/requests/server/tables.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrationsFolder } from '#platform/server/database/schema-version.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import type { Form } from '#testing/encode-form.ts';
import { pdf } from '#testing/sample-files.ts';
import { submitTo, termSheets } from '#testing/term-sheets.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { backUp } from './back-up.ts';
import { filePath, type Manifest, readManifest, tablePath, writeManifest } from './manifest.ts';
import { openBackup, restore } from './restore.ts';

let scratch: string;
let product: TestProduct;
let origin: string;
let member: TestPerson;
let listings: number[];
let whole: string;
let taken: Manifest;
const made: TestDatabase[] = [];

type Installation = { pool: pg.Pool; settings: ReturnType<typeof readSettings> };

function settingsOf(dataDir: string, environment: Record<string, string> = {}) {
  return readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment });
}

function source(environment?: Record<string, string>): Installation {
  return { pool: product.db.$client, settings: settingsOf(product.dataDir, environment) };
}

/** An empty database and a folder that is not there yet. */
async function newInstallation(environment?: Record<string, string>): Promise<Installation> {
  const database = await createEmptyDatabase();
  made.push(database);
  return {
    pool: database.pool,
    settings: settingsOf(join(await mkdtemp(join(scratch, 'data-')), 'data'), environment),
  };
}

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(scratch, `backup-${folders}`);
}

async function restoreInto({ pool, settings }: Installation, folder: string): Promise<void> {
  await restore(pool, settings, await openBackup(settings, folder));
}

const [sheet] = termSheets;
/** A request for another dossier each time: for the same one it would be the same request. */
async function submit(file = pdf('Signed CDA')) {
  const form: Form = { id: String(listings.shift()), ...sheet.own, cdaOrNda: [[file, 'CDA.pdf']] };
  const { status, body } = await submitTo(origin, sheet, member, form);
  expect(status).toBe(200);
  return body.reference as string;
}

/** What of an installation a backup proves. */
function proven({ tables, files, sequences }: Manifest) {
  return { tables, sequences, files: files.toSorted((a, b) => a.key.localeCompare(b.key)) };
}

async function isUntouched({ pool, settings }: Installation): Promise<boolean> {
  const { rowCount } = await pool.query("select from pg_class where relnamespace = 'public'::regnamespace");
  const kept = await readdir(settings.dataDir).catch(() => []);
  return rowCount === 0 && kept.length === 0;
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'dosebridge-backup-'));
  product = await startTestProduct();
  origin = await product.app.listen({ port: 0 });
  const storage = await openFileStorage(settingsOf(product.dataDir));
  await seedDemo(product.db.$client, async () => 'no password', { storage, deskTimeZone: 'Europe/London' });
  member = await product.signIn();
  const published = await product.db.$client.query(
    "select id from dossiers where state = 'published' order by id",
  );
  listings = published.rows.map(({ id }) => id);
  for (let i = 0; i < 3; i += 1) await submit();
  whole = newFolder();
  const { pool, settings } = source();
  taken = await backUp(pool, settings, whole);
});
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});
afterAll(async () => {
  await product.stop();
  await rm(scratch, { recursive: true, force: true });
});

test('what is restored from nothing but the backup has the same rows, numbers and files', async () => {
  const target = await newInstallation();
  await restoreInto(target, whole);
  const again = await backUp(target.pool, target.settings, newFolder());
  expect(proven(again)).toEqual(proven(taken));
  expect(taken.files.length).toBeGreaterThanOrEqual(3);
  expect(taken.tables.find(({ name }) => name === 'dossiers')?.rows).toBeGreaterThan(900);
  // A key broken in the backup would have stopped the restore, and one after it is refused as before.
  await expect(target.pool.query('delete from people')).rejects.toThrow('foreign key');
  const { rows } = await target.pool.query("select nextval('request_number') as number");
  expect(Number(rows[0].number)).toBeGreaterThan(3);
});

test('nobody but its owner reads a backup, and nothing unfinished stays beside it', async () => {
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o077, entry.name).toBe(0);
  }
  expect(await readdir(scratch)).not.toContainEqual(expect.stringContaining('unfinished'));
});

test('sessions, keys out of mails and waiting mails with a key are in no backup; other waiting mails leave once', async () => {
  const { db } = product;
  const never = { enqueue: async () => undefined } as never;
  await postMails(db, never, [
    { to: 'waiting@buyer.example', subject: 'Waiting', paragraphs: ['words'], facts: [] },
    {
      to: 'reset@buyer.example',
      subject: 'Reset',
      paragraphs: ['key-in-clear'],
      facts: [],
      confidential: true,
    },
  ]);
  const [waiting] = await db.select().from(outgoingMails).where(eq(outgoingMails.subject, 'Waiting'));
  await db.execute(sql`
    insert into pgboss.job (name, data, start_after)
    values ('send-mail', ${JSON.stringify({ mailId: waiting?.id })}::jsonb, now() + interval '1 hour')`);
  const folder = newFolder();
  const { pool, settings } = source();
  await backUp(pool, settings, folder);
  for (const name of ['outgoing_mails', 'people']) {
    expect((await readFile(tablePath(folder, name))).includes('key-in-clear')).toBe(false);
  }
  const target = await newInstallation();
  await restoreInto(target, folder);
  const restored = openDatabase(target.pool);
  const count = async (query: string) => Number((await target.pool.query(query)).rows[0].count);
  expect(await count('select count(*) from sessions')).toBe(0);
  expect(await count('select count(*) from account_keys')).toBe(0);
  const unsent = await restored.select().from(outgoingMails).where(sql`sent_at is null`);
  const jobs = await target.pool.query(
    "select data from pgboss.job where name = 'send-mail' and state = 'created' and (data->>'mailId')::int = $1",
    [waiting?.id],
  );
  expect(unsent.map(({ subject }) => subject)).toContain('Waiting');
  expect(unsent.map(({ subject }) => subject)).not.toContain('Reset');
  expect(jobs.rows).toEqual([{ data: { mailId: waiting?.id } }]);
  const again = await target.pool.query(
    "select from pgboss.job join outgoing_mails m on m.id = (data->>'mailId')::int where m.sent_at is not null",
  );
  expect(again.rowCount).toBe(0);
  await db.execute(sql`delete from pgboss.job where (data->>'mailId')::int = ${waiting?.id}`);
  await db.delete(outgoingMails).where(sql`subject in ('Waiting', 'Reset')`);
});

describe('a backup that is not what was written is refused by name before anything is touched', () => {
  async function flip(path: string): Promise<void> {
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(path, bytes);
  }
  const firstFile = () => taken.files[0]?.key ?? '';
  async function rewriteManifest(folder: string, change: (manifest: Manifest) => Manifest): Promise<void> {
    const { text, proof } = writeManifest(change(await readManifest(folder)));
    await writeFile(join(folder, 'manifest.json'), text);
    await writeFile(join(folder, 'manifest.json.sha256'), proof);
  }
  const damages: [string, (folder: string) => Promise<unknown>, RegExp | (() => string)][] = [
    ['a flipped bit in a table', (folder) => flip(tablePath(folder, 'people')), /people\.copy is not what/],
    [
      'a table cut short',
      (folder) => truncate(tablePath(folder, 'people'), 100),
      /people\.copy has 100 bytes/,
    ],
    ['a missing table', (folder) => unlink(tablePath(folder, 'companies')), /companies\.copy is missing/],
    [
      'a flipped bit in a file',
      (folder) => flip(filePath(folder, firstFile())),
      () => `${firstFile()} is not`,
    ],
    ['a missing file', (folder) => unlink(filePath(folder, firstFile())), () => `${firstFile()} is missing`],
    [
      'flipped bits in the queue',
      (folder) => writeFile(join(folder, 'pending-jobs.copy'), ''),
      /pending-jobs/,
    ],
    [
      'a flipped bit in the manifest',
      (folder) => flip(join(folder, 'manifest.json')),
      /manifest\.json is not/,
    ],
    ['no manifest', (folder) => unlink(join(folder, 'manifest.json')), /has no manifest\.json/],
    ['another key', (folder) => writeFile(join(folder, 'secret-key'), 'another'), /its secret-key/],
    [
      'a manifest of something else',
      (folder) => rewriteManifest(folder, (manifest) => ({ ...manifest, product: 'other' as 'dosebridge' })),
      /another product or a later release/,
    ],
    [
      'a file that would leave its folder',
      (folder) =>
        rewriteManifest(folder, (manifest) => ({
          ...manifest,
          files: [{ key: '../../outside', bytes: 0, sha256: '0'.repeat(64) }],
        })),
      /files\.0\.key/,
    ],
    [
      'a schema of a later release',
      (folder) =>
        rewriteManifest(folder, (manifest) => ({
          ...manifest,
          schema: { ...manifest.schema, madeAt: manifest.schema.madeAt + 1 },
        })),
      /a database schema that this release does not know/,
    ],
  ];
  test.each(damages)('%s', async (_damage, damage, says) => {
    const folder = newFolder();
    await cp(whole, folder, { recursive: true });
    await damage(folder);
    const target = await newInstallation();
    await expect(restoreInto(target, folder)).rejects.toThrow(typeof says === 'function' ? says() : says);
    expect(await isUntouched(target)).toBe(true);
  });
});

test('a restore into a database that is not empty is refused, and says where to restore instead', async () => {
  const { pool, settings } = source();
  const before = await product.db.select().from(requestFiles);
  await expect(restoreInto({ pool, settings }, whole)).rejects.toThrow(/not empty.*new DATA_DIR/);
  expect(await product.db.select().from(requestFiles)).toEqual(before);
});

test('a trail that was changed before the backup was taken does not restore in silence', async () => {
  const target = await newInstallation();
  await restoreInto(target, whole);
  await target.pool.query('alter table audit_trail disable trigger user');
  await target.pool.query(
    "update audit_trail set action = 'nothing' where id = (select min(id) from audit_trail)",
  );
  const folder = newFolder();
  await backUp(target.pool, target.settings, folder);
  const other = await newInstallation();
  await expect(restoreInto(other, folder)).rejects.toThrow(
    /audit trail of this backup does not hold: line \d+/,
  );
});

test('a backup taken under writes is one moment, with every file that its rows name', async () => {
  let writing = true;
  let submits = 0;
  async function write(): Promise<void> {
    for (; writing; submits += 1) await submit(pdf(`CDA ${submits}`));
  }
  const writers = Promise.all([write(), write(), write()]);
  const { pool, settings } = source();
  const backups: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = submits;
    backups.push(newFolder());
    const manifest = await backUp(pool, settings, backups[round] as string);
    expect(manifest.lostFiles).toEqual([]);
    await expect.poll(() => submits, { timeout: 15_000 }).toBeGreaterThan(before);
  }
  writing = false;
  await writers;
  const target = await newInstallation();
  await restoreInto(target, backups[2] as string);
  const broken = await target.pool.query(
    `select reference from requests r where r.person_id = $1 and (
      (select count(*) from request_files f where f.request_id = r.id) <> 1
      or (select count(*) from request_events e where e.request_id = r.id) <> 1
      or (select count(*) from audit_trail a where a.subject = 'request:' || r.reference) <> 1
      or (select count(*) from outgoing_mails m where m.subject like r.reference || ':%') <> 2)`,
    [member.id],
  );
  expect(broken.rows).toEqual([]);
  const restored = await openDatabase(target.pool).select().from(requestFiles);
  expect(restored.length).toBeGreaterThan(3);
  const storage = await openFileStorage(target.settings);
  for (const { storageKey } of restored) expect(await storage.has(storageKey)).toBe(true);
});

test('a file that goes away by its right while the backup runs makes it take another snapshot', async () => {
  const { pool, settings } = source();
  const storage = await openFileStorage(settings);
  const [row] = await product.db
    .insert(listingImports)
    .values({
      ...{ kind: 'dossier', personId: member.id, fileName: 'a.csv', state: 'writing' },
      ...{ sha256: '0'.repeat(64), storageKey: 'imports/gone' },
    })
    .returning();
  let looks = 0;
  const manifest = await backUp(pool, settings, newFolder(), {
    ...storage,
    async has(key) {
      if (key === 'imports/gone') {
        looks += 1;
        // Between the first snapshot and the second the sheet is written, and its row says so.
        if (looks === 2) {
          await product.db
            .update(listingImports)
            .set({ state: 'done' })
            .where(eq(listingImports.id, row?.id ?? 0));
        }
      }
      return storage.has(key);
    },
  });
  expect(looks).toBe(2);
  expect(manifest.lostFiles).toEqual([]);
});

test('a file that the storage lost, or keeps otherwise than it was received, is named; the rest is backed up', async () => {
  const keyOf = async (reference: string) => {
    const { rows } = await product.db.$client.query(
      'select storage_key from request_files f join requests r on r.id = f.request_id where reference = $1',
      [reference],
    );
    return rows[0].storage_key as string;
  };
  const [lost, changed] = [await keyOf(await submit()), await keyOf(await submit())];
  const kept = join(product.dataDir, 'files');
  const content = await readFile(join(kept, lost));
  await unlink(join(kept, lost));
  const unchanged = await readFile(join(kept, changed));
  await writeFile(join(kept, changed), 'something else');
  const { pool, settings } = source();
  const folder = newFolder();
  const manifest = await backUp(pool, settings, folder);
  expect(manifest.lostFiles.toSorted()).toEqual([lost, changed].toSorted());
  expect(manifest.files.map(({ key }) => key)).not.toContain(lost);
  await openBackup(settings, folder);
  await writeFile(join(kept, lost), content);
  await writeFile(join(kept, changed), unchanged);
});

test('a backup by an earlier release is brought to the schema of this one, its rows with it', async () => {
  const later = await mkdtemp(join(scratch, 'migrations-'));
  await cp(migrationsFolder, later, { recursive: true });
  const journal = JSON.parse(await readFile(join(later, 'meta/_journal.json'), 'utf8'));
  const [last] = journal.entries.slice(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
  await writeFile(join(later, 'meta/_journal.json'), JSON.stringify(journal));
  await writeFile(
    join(later, '9999_later.sql'),
    "alter table companies add column later text;--> statement-breakpoint\nupdate companies set later = 'was ' || name;",
  );
  const target = await newInstallation();
  await restore(target.pool, target.settings, await openBackup(target.settings, whole, later));
  const { rows } = await target.pool.query(
    'select distinct later = \'was \' || name as "carried" from companies',
  );
  expect(rows).toEqual([{ carried: true }]);
  const applied = await target.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  expect(applied.rows).toEqual([{ count: journal.entries.length }]);
  // This release is now the older of the two.
  await expect(backUp(target.pool, target.settings, newFolder())).rejects.toThrow(
    'schema of another release',
  );
});

test('an operator keeps SECRET_KEY: it is not in the backup, and a restore asks for the same one', async () => {
  const set = { SECRET_KEY: 'a key of thirty-two or more characters' };
  const { pool, settings } = source(set);
  const folder = newFolder();
  await backUp(pool, settings, folder);
  expect(await readdir(folder)).not.toContain('secret-key');
  const target = await newInstallation();
  await expect(restoreInto(target, folder)).rejects.toThrow('Set SECRET_KEY to what it was');
  const wrong = settingsOf(target.settings.dataDir, { SECRET_KEY: 'another key of thirty-two characters' });
  await expect(restoreInto({ ...target, settings: wrong }, folder)).rejects.toThrow(
    'SECRET_KEY is not the key',
  );
  await restoreInto({ ...target, settings: settingsOf(target.settings.dataDir, set) }, folder);
});

test('a backup is never written over what is there, nor beside one that is being written', async () => {
  const { pool, settings } = source();
  await expect(backUp(pool, settings, whole)).rejects.toThrow('is there already');
  const folder = newFolder();
  const both = await Promise.allSettled([backUp(pool, settings, folder), backUp(pool, settings, folder)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await openBackup(settings, folder);
});

test('files go from one bucket into another by way of the backup', async () => {
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(scratch, 's3') },
    configureBuckets: ['from', 'to'].map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  const bucket = (name: string) => ({
    ...{ S3_BUCKET: name, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  });
  const { pool, settings } = source(bucket('from'));
  const storage = await openFileStorage(settings);
  for (const { key } of taken.files) {
    const path = join(scratch, 'moved');
    await cp(filePath(whole, key), path);
    await storage.keep(key, path);
  }
  const folder = newFolder();
  const manifest = await backUp(pool, settings, folder);
  const target = await newInstallation(bucket('to'));
  await restoreInto(target, folder);
  const again = await backUp(target.pool, target.settings, newFolder());
  expect(proven(again)).toEqual(proven(manifest));
  const kept = new Map(manifest.files.map((file) => [file.key, file.sha256]));
  expect(taken.files.map(({ key }) => kept.get(key))).toEqual(taken.files.map(({ sha256 }) => sha256));
  await server.close();
});
