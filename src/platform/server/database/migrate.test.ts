import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-migrations-'));
  const entry = { idx: 0, version: '7', when: Date.now(), tag: '0000_late', breakpoints: true };
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  await writeFile(join(folder, '0000_late.sql'), 'alter table blog_posts add column late integer');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

test('a migration that waits for a table lets readers pass, and is done once the table is free', async () => {
  const { pool } = database;
  const holder = await pool.connect();
  await holder.query('begin; select from blog_posts');

  let done = false;
  const migration = migrateDatabase(pool, folder).then(() => {
    done = true;
  });
  // Until it has queued up for the table twice, each time ahead of a reader.
  for (let queued = 0; queued < 2; ) {
    const { rows } = await pool.query(
      "select from pg_locks where relation = 'blog_posts'::regclass and not granted and mode = 'AccessExclusiveLock'",
    );
    if (rows.length === 0) continue;
    // Waits behind the migration, and gives up after the five seconds of every statement of the product.
    await pool.query('select from blog_posts');
    queued += 1;
  }
  expect(done).toBe(false);

  await holder.query('commit');
  holder.release();
  await migration;
  const { rows } = await pool.query('select late from blog_posts');
  expect(rows).toEqual([]);
});

test('of the snapshots only that of the last migration is kept', async () => {
  const migrations = join(import.meta.dirname, 'migrations');
  const [last = ''] = (await readdir(migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .slice(-1);
  const kept = await readdir(join(migrations, 'meta'));
  expect(kept.toSorted()).toEqual([`${last.slice(0, 4)}_snapshot.json`, '_journal.json']);
});
