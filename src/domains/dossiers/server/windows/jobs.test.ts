import { readdir } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { type Jobs, startJobs } from '#platform/server/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { hurryWindows, windowsQueue, workWindows } from './jobs.ts';
import { windowsLock } from './kept-windows.ts';
import { windowsDue } from './tables.ts';

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
let end: () => Promise<unknown>;
/** The threads of this test, in the order of their start. */
let threads: Worker[] = [];
const hear = (thread: Worker) => threads.push(thread);

beforeEach(async () => {
  process.on('worker', hear);
  database = await createTestDatabase();
  db = openDatabase(database.serving);
  jobs = await startJobs(db.$client, pino({ level: 'silent' }));
  // What happens at its time, tests have happen.
  const repeat = async () => undefined;
  end = await workWindows({ db, jobs: { ...jobs, repeat }, deskTimeZone: 'Europe/Berlin' });
});
afterEach(async () => {
  await end();
  await jobs.stop();
  await database.drop();
  process.off('worker', hear);
  threads = [];
});

/** Dossiers that are gone are due as well. */
function makeDue(count: number): Promise<unknown> {
  return db.execute(sql`insert into ${windowsDue} (dossier_id) select generate_series(1, ${count}::int)`);
}

async function states(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    'select state from pgboss.job where name = $1 order by created_on, id',
    [windowsQueue],
  );
  return rows.map(({ state }) => state);
}

/** Who waits to write windows. */
async function waiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
  );
  return rows.length;
}

const soon = { interval: 10, timeout: 15_000 };

/** Two jobs at once, of which the first has its thread and waits to write, while this is done. */
async function whileTwoAreUnderWay(act: (first: Worker) => Promise<void>): Promise<void> {
  await makeDue(41);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${windowsLock})`);
    await db.transaction(async (both) => {
      await hurryWindows(both, jobs);
      await hurryWindows(both, jobs);
    });
    await expect.poll(waiting, soon).toBe(1);
    await expect.poll(states, soon).toEqual(['active', 'active']);
    expect(threads).toHaveLength(1);
    await act(threads[0] as Worker);
  });
}

test('forty dossiers that are due are worked out where requests are answered, more in a thread', async () => {
  for (const [count, inThreads] of [
    [40, 0],
    [41, 1],
  ] as const) {
    await makeDue(count);
    await hurryWindows(db, jobs);
    await expect.poll(() => db.$count(windowsDue), soon).toBe(0);
    expect(threads).toHaveLength(inThreads);
  }
});

// Elsewhere a thread has the priority of its process.
test.runIf(process.platform === 'linux')('the thread takes what all others leave', async () => {
  await whileTwoAreUnderWay(async () => {
    const ours = await readdir('/proc/self/task');
    expect(ours.map((id) => getPriority(Number(id)))).toContain(constants.priority.PRIORITY_LOW);
  });
  await expect.poll(states, soon).toEqual(['completed', 'completed']);
});

test('one job at a time works windows out, and the next one though the one before it failed', async () => {
  await whileTwoAreUnderWay(async (first) => {
    await first.terminate();
    await expect.poll(states, soon).toContain('retry');
  });
  await expect.poll(states, soon).toContain('completed');
  expect(await db.$count(windowsDue)).toBe(0);
  expect(threads).toHaveLength(2);
});

test('who ends a process ends the thread, and the job that waits starts no other: both are tried again', async () => {
  await whileTwoAreUnderWay(async (first) => {
    await end();
    expect(first.threadId, 'it has ended').toBe(-1);
    await expect.poll(states, soon).toEqual(['retry', 'retry']);
    expect(threads).toHaveLength(1);
  });
  expect(await db.$count(windowsDue)).toBe(41);
});
