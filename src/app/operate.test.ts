import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '#platform/server/audit/audit.ts';
import { findAuditEnd } from '#platform/server/audit/chain.ts';
import { noteAuditEnd } from '#platform/server/audit/note-end.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { type FileStorage, openFileStorage } from '#platform/server/files/storage/storage.ts';
import { createTestDatabase, servingUrl, type TestDatabase } from '#testing/database/test-database.ts';
import { keepLog } from '#testing/kept-log.ts';
import { programs } from '#testing/running/product.ts';

let database: TestDatabase;
let db: Database;
let dataDir: string;
let storage: FileStorage;
let kept: ReturnType<typeof keepLog>;

beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.serving);
  dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-operate-'));
  storage = await openFileStorage({ dataDir, s3: undefined });
  kept = keepLog();
  await write(8);
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function write(lines: number): Promise<void> {
  for (let n = 1; n <= lines; n += 1) {
    await audit(db, n, 'try', `person:${n}`);
  }
}

/** What the product does at its start and every minute. */
function note(): Promise<void> {
  return noteAuditEnd({ db, storage, log: kept.log });
}

/** As the database's owner could, with the triggers out of the way: lines and their links. */
async function deleteLast(lines: number): Promise<void> {
  await database.pool.query(`
    alter table audit_trail disable trigger user; alter table audit_chain disable trigger user;
    create temporary table last as select line_id from audit_chain order by position desc limit ${lines};
    delete from audit_trail where id in (select line_id from last);
    delete from audit_chain where line_id in (select line_id from last);
    alter table audit_trail enable trigger user; alter table audit_chain enable trigger user`);
}

/** `npm run audit:verify`, in a process of its own. */
async function verify(...ends: string[]): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: servingUrl(database.url),
    DATABASE_OWNER_URL: database.url,
  };
  return promisify(execFile)(process.execPath, [programs.operate, 'audit:verify', ...ends], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

test.each([
  [
    'the last five lines',
    5,
    'the trail ends at position 3, and what was noted in the file storage saw position 8',
  ],
  ['all lines', 8, 'the trail ends at position 0, and what was noted in the file storage saw position 8'],
])('audit:verify fails after %s were deleted', async (_, lines, words) => {
  await note();
  expect(await verify()).toEqual({ code: 0, output: expect.stringContaining('All 8 lines hold') });
  await deleteLast(lines);
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining(words) });
});

test('lines that come after a cut do not hide it, however often the product notes the end', async () => {
  await note();
  await deleteLast(5);
  await note();
  await write(9);
  await note();
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('was rewritten') });
  expect(kept.lines.filter((line) => line.includes('was cut off or rewritten'))).toHaveLength(2);
});

test('audit:verify goes by the newest end, and no older one stays', async () => {
  await note();
  await write(2);
  await note();
  await deleteLast(1);
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('saw position 10') });
  const keys: string[] = [];
  for await (const { key } of storage.list('audit-ends')) keys.push(key);
  expect(keys).toHaveLength(1);
});

test('without any end audit:verify cannot say that nothing was cut off, and fails', async () => {
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('no end of it is noted') });
  const { position, hash } = await findAuditEnd(database.pool);
  expect(await verify(`${position}:${hash}`)).toMatchObject({ code: 0 });
});

test('an empty trail is noted, too', async () => {
  await deleteLast(8);
  await note();
  expect(await verify()).toMatchObject({ code: 0 });
});
