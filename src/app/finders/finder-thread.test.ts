import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { molecules } from '#domains/dossiers/server/tables.ts';
import { type Database, openPool } from '#platform/server/database/database.ts';
import { createLog } from '#platform/server/process/log.ts';
import { databaseUrl } from '#testing/database/test-database.ts';
import { insertDossier } from '#testing/test-listings.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import type { Finders } from './finder-calls.ts';
import { openFinderThread } from './finder-thread.ts';

let product: TestProduct;
let db: Database;
let opened: Finders[] = [];
/** The threads of this test, in the order of their start. */
let threads: Worker[] = [];
let lines: Record<string, unknown>[] = [];
let listed = 0;

const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const hear = (thread: Worker) => threads.push(thread);

beforeAll(async () => {
  process.on('worker', hear);
  product = await startTestProduct(
    { LOG_LEVEL: 'silent' },
    { finders: (pool, log) => openFinderThread(pool, log) },
  );
  db = product.db;
});
afterEach(async () => {
  for (const finders of opened) await finders.stop();
  [opened, threads, lines] = [[], [], []];
});
afterAll(async () => {
  process.off('worker', hear);
  await product.stop();
});

async function open(pool = db.$client): Promise<Finders> {
  const finders = await openFinderThread(pool, log);
  opened.push(finders);
  return finders;
}

function thread(): Worker {
  return threads.at(-1) as Worker;
}

function list(title: string): Promise<number> {
  listed += 1;
  return insertDossier(db, listed, { title });
}

const selected = dossierFilters.schema.groups.map(() => []);
const search = ({ dossierFinder }: Finders, text: string) =>
  dossierFinder.search({ text, selected, monthFrom: null, order: 'relevance', offset: 0, limit: 10 });

/** Killing and building again takes a second; the rest is for machines that are busy with other tests. */
const healing = { interval: 20, timeout: 20_000 };

test('a killed thread answers 503 until it is back, with what was listed meanwhile', async () => {
  const { headers } = await product.signIn();
  const ask = (text: string) =>
    product.app.inject({
      method: 'POST',
      url: '/search-dossier',
      headers,
      payload: { searchChar: text },
    });
  const ready = async () => (await product.app.inject({ url: '/readyz' })).statusCode;
  await list('Rivaroxaban Tablets');
  await product.refresh();
  expect((await ask('rivaroxaban')).json().totalCount).toBe(1);

  await thread().terminate();
  const refused = await ask('rivaroxaban');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({
    code: 'unavailable',
    message: 'The finders are starting again. Try again in a few seconds.',
  });
  expect(await ready()).toBe(503);
  const suggestions = { url: '/api/search/suggestions?finder=dossiers&text=met', headers };
  expect((await product.app.inject(suggestions)).statusCode).toBe(503);
  expect((await product.app.inject({ url: '/healthz' })).statusCode).toBe(200);

  await list('Rivaroxaban Capsules');
  await expect.poll(ready, healing).toBe(200);
  expect((await ask('rivaroxaban')).json().totalCount).toBe(2);
  expect((await product.app.inject(suggestions)).statusCode).toBe(200);
});

test('what was asked of a thread that dies is refused, and never left waiting', async () => {
  const finders = await open();
  const asked = Promise.allSettled([...Array(50)].map(() => finders.dossierFinder.refresh()));
  await thread().terminate();
  for (const outcome of await asked) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  }
});

test('a thread that is started again follows the database as the one before it did', async () => {
  const finders = await open();
  await finders.follow();
  await thread().terminate();
  await expect.poll(() => finders.dossierFinder.status().catch(() => null), healing).not.toBeNull();
  const id = await list('Dabigatran Capsules');
  await expect.poll(async () => (await search(finders, 'dabigatran')).ids, healing).toEqual([id]);
});

test('a fault in answering is told to who asked and to the log, and the thread lives on', async () => {
  const finders = await open();
  await expect(finders.dossierFinder.search(null as never)).rejects.toMatchObject({ code: 'internal' });
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'a finder could not answer',
      finder: 'dossierFinder',
      call: 'search',
      err: { type: 'TypeError', stack: expect.stringContaining('memory-finder.ts') },
    },
  ]);
  expect((await search(finders, '')).total).toBe(listed);
  expect(threads).toHaveLength(1);
});

test('an error that ends the thread is logged; the pause before the next one grows, but after one that lasted', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const finders = await open();
  for (const lasted of [0, 30_000, 60_001]) {
    vi.advanceTimersByTime(lasted);
    const ended = new Promise((resolve) => thread().once('exit', resolve));
    thread().postMessage({ number: 0, finder: 'no such finder' });
    await ended;
    await expect.poll(() => finders.dossierFinder.status().catch(() => null), healing).not.toBeNull();
  }
  const ends = lines.filter(({ msg }) => String(msg).startsWith('the thread of the finders ended'));
  expect(ends.map(({ wait }) => wait)).toEqual([250, 500, 250]);
  expect(ends[0]).toMatchObject({ level: 50, err: { type: 'TypeError' } });
});

test.each([
  ['a question', 'status', 5_000],
  ['a look for changes', 'refresh', 60_000],
] as const)('%s has its time to be answered', async (_what, call, limit) => {
  const { dossierFinder } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const inTime = dossierFinder[call]();
  vi.advanceTimersByTime(limit - 1);
  await inTime;
  const late = dossierFinder[call]();
  vi.advanceTimersByTime(limit);
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
});

test('a question that is not answered in time is given up', async () => {
  const finders = await open();
  await db.transaction(async (tx) => {
    // The names to suggest are read from here, and that read now waits.
    await tx.execute(sql`lock table ${molecules} in access exclusive mode`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = expect(finders.dossierFinder.suggest('met')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The finder took too long. Try again in a few seconds.',
    });
    vi.advanceTimersByTime(5_000);
    await refused;
    vi.useRealTimers();
    expect((await search(finders, '')).total).toBe(listed);
  });
});

test('the settings of the connection reach the thread, and its sessions end with it', async () => {
  const pool = openPool(
    { connectionString: db.$client.options.connectionString, application_name: 'of the thread' },
    () => undefined,
  );
  const sessions = async () => {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where application_name = 'of the thread'`,
    );
    return rows.length;
  };
  const finders = await open(pool);
  await finders.follow();
  await expect.poll(sessions).toBe(4);
  await finders.stop();
  await expect.poll(sessions).toBe(0);
  await expect(finders.dossierFinder.status()).rejects.toMatchObject({ code: 'unavailable' });
  expect(threads).toHaveLength(1);
  await pool.end();
});

test('finders that cannot be built at the start say why', async () => {
  const nowhere = openPool({ connectionString: databaseUrl('no_such_database') }, () => undefined);
  await expect(openFinderThread(nowhere, log)).rejects.toThrow(/does not exist/);
  await nowhere.end();
});
