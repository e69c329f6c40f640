import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import type { IndexedListing } from '../finder.ts';
import { indexedListing } from '../testing/indexed-listing.ts';
import { openIndexStore } from './kept-index.ts';
import { createLiveIndex, type ListingFeed, type LiveIndex } from './live-index.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let folder: string;
let path: string;
/** The listings that there are, each with the write that made it so. */
let listed: Map<number, { revision: number; name: string }>;
/** What stands of listings apart from them: when they may be launched. */
let days: Map<number, number>;
/** What was asked of the feed. */
let asked: { all: number; read: number[] };
let opened: LiveIndex[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-index-'));
  path = join(folder, 'indexes', 'plants.index');
  listed = new Map(
    Array.from({ length: 30 }, (_, at) => [at + 1, { revision: 5, name: `word${at + 1} plant` }]),
  );
  days = new Map();
  asked = { all: 0, read: [] };
});
afterEach(async () => {
  for (const index of opened.splice(0)) await index.stop();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => database.drop());

function listingOf(id: number): IndexedListing {
  return indexedListing(id, { names: [listed.get(id)?.name ?? ''], numbers: [null] });
}

const feed: ListingFeed = {
  table: 'plants',
  async *all(revisions) {
    asked.all += 1;
    for (const [id, { revision }] of listed) revisions.set(id, revision);
    yield [...listed.keys()].map(listingOf);
  },
  changedSince: async (since) =>
    [...listed].flatMap(([id, { revision }]) => (revision >= since ? [{ id, revision }] : [])),
  async read(ids, revisions) {
    asked.read.push(...ids);
    for (const id of ids) revisions.set(id, listed.get(id)?.revision ?? 0);
    return ids.map(listingOf);
  },
  numbers: {
    changedSince: async () =>
      [...days].map(([id, value]) => ({ id, revision: 6, numbers: [{ column: 0, value }] })),
  },
};

/** An index as a process opens it. */
async function open(madeBy = 'this code', least = 10): Promise<LiveIndex> {
  const deaf = () => ({ open: async () => undefined, isHearing: false, stop: () => undefined });
  const store = openIndexStore(path, madeBy, least);
  const index = await createLiveIndex(
    { groups: [], numbers: ['launch'] },
    feed,
    database.pool,
    deaf,
    log,
    store,
  );
  opened.push(index);
  return index;
}

async function stop(index: LiveIndex): Promise<void> {
  opened = opened.filter((one) => one !== index);
  await index.stop();
}

async function found(index: LiveIndex, text: string, from?: number): Promise<number[]> {
  const query = { text, selected: [], monthFrom: null, order: 'newest', offset: 0, limit: 100 } as const;
  const ranges = from === undefined ? [] : [{ column: 0, from }];
  return (await index.search({ ...query, ranges })).ids;
}

test('the next process goes on with what was kept, and takes over what has changed since', async () => {
  await stop(await open());
  listed.set(13, { revision: 7, name: 'changed plant' });
  listed.set(31, { revision: 8, name: 'new plant' });
  listed.delete(14);
  const index = await open();
  expect(asked).toEqual({ all: 1, read: [13, 31] });
  expect(await found(index, 'plant')).toHaveLength(30);
  const words = ['changed', 'new', 'word13', 'word14', 'word15'];
  expect(await Promise.all(words.map((word) => found(index, word)))).toEqual([[13], [31], [], [], [15]]);
  expect(new Map(index.revisions())).toEqual(
    new Map([...listed].map(([id, { revision }]) => [id, revision])),
  );
});

test('what stands apart from the listings is read anew, though no listing has changed', async () => {
  await stop(await open());
  days.set(7, 2028);
  expect(await found(await open(), 'plant', 2027)).toEqual([7]);
  expect(asked).toEqual({ all: 1, read: [] });
});

test('an index that cannot be kept does for its own process, and says so', async () => {
  const warned = vi.spyOn(log, 'warn');
  await writeFile(join(folder, 'indexes'), 'a file where the folder would be');
  expect(await found(await open(), 'plant')).toHaveLength(30);
  expect(warned).toHaveBeenCalledWith(expect.anything(), 'the index could not be kept');
});

test('what a process has taken over is kept when it stops', async () => {
  const index = await open();
  const { rows } = await database.pool.query('select pg_current_xact_id()::text::int as revision');
  listed.set(3, { revision: rows[0].revision, name: 'changed plant' });
  await index.refresh();
  await stop(index);
  asked.read = [];
  expect(await found(await open(), 'changed')).toEqual([3]);
  expect(asked).toEqual({ all: 1, read: [] });
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  [
    'damaged',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 400), Buffer.from([255]), bytes.subarray(401)]),
  ],
])('a file that is %s is not taken up', async (_, spoil) => {
  await stop(await open());
  await writeFile(path, spoil(await readFile(path)));
  expect(await found(await open(), 'plant')).toHaveLength(30);
  expect(asked.all).toBe(2);
  // What was built in its place is kept again.
  await open();
  expect(asked.all).toBe(2);
});

test('nor is one of other code, or of a database that has hardly any of its listings', async () => {
  await stop(await open('the code of the release before'));
  await stop(await open());
  expect(asked.all).toBe(2);
  for (const one of listed.values()) one.revision += 100;
  listed.delete(1);
  expect(await found(await open(), 'plant')).toHaveLength(29);
  expect([asked.all, asked.read]).toEqual([3, []]);
});

test('nor what only that other code could read', async () => {
  await stop(await open());
  const content = Buffer.from('written by a later release');
  const hashes = ['that release', content].map((of) => createHash('sha256').update(of).digest());
  await writeFile(path, Buffer.concat([...hashes, content]));
  expect(await found(await open(), 'plant')).toHaveLength(30);
  expect(asked.all).toBe(2);
});

test('nor is one of a database that was put back, in which another write may have the same number by now', async () => {
  for (const one of listed.values()) one.revision = 1e12;
  await stop(await open());
  await stop(await open());
  expect(asked.all).toBe(2);
});

test('a small index is no file', async () => {
  await stop(await open('this code', 31));
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});
