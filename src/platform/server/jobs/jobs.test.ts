import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  const pace = { lookSeconds: 1, retrySeconds: 1 };
  jobs = await startJobs(database.pool, pino({ level: 'fatal' }), pace);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

test.concurrent('a job that a killed process was working on is worked off by the next', {
  timeout: 60_000,
}, async () => {
  const handled: object[] = [];
  await jobs.work('taken-back', async (data) => {
    handled.push(data);
  });
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'taken-back', { letter: 1 });
    await tx.execute(sql`
      update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
      where name = 'taken-back'`);
  });
  await vi.waitFor(() => expect(handled).toEqual([{ letter: 1 }]), { timeout: 50_000 });
});

test.concurrent('many jobs do not wait one second for each other', async () => {
  const handled = new Set<number>();
  await jobs.work<{ letter: number }>('many', async ({ letter }) => {
    handled.add(letter);
  });
  await db.transaction(async (tx) => {
    for (let letter = 0; letter < 60; letter += 1) await jobs.enqueue(tx, 'many', { letter });
  });
  await vi.waitFor(() => expect(handled.size).toBe(60), { timeout: 15_000 });
});

test.concurrent('a job that fails takes no other with it, and is tried again', {
  timeout: 60_000,
}, async () => {
  const tries: number[] = [];
  await jobs.work<{ letter: number }>('one-bad', async ({ letter }) => {
    tries.push(letter);
    if (letter === 2 && tries.filter((tried) => tried === 2).length === 1) throw new Error('not today');
  });
  await db.transaction(async (tx) => {
    for (const letter of [1, 2, 3]) await jobs.enqueue(tx, 'one-bad', { letter });
  });
  await vi.waitFor(() => expect(tries.toSorted()).toEqual([1, 2, 2, 3]), { timeout: 50_000 });
});

test.concurrent('what waits for a try an hour away is tried at once when it is hurried', async () => {
  let broken = true;
  const done: number[] = [];
  await jobs.work<{ letter: number }>('hurried', async ({ letter }) => {
    if (broken) throw new Error('not today');
    done.push(letter);
  });
  await db.transaction((tx) => jobs.enqueue(tx, 'hurried', { letter: 1 }));
  const waiting = () =>
    db.execute(sql`
      update pgboss.job set start_after = now() + interval '1 hour' where name = 'hurried' and state = 'retry'`);
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), { timeout: 15_000 });
  broken = false;
  await jobs.hurry('hurried');
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 15_000 });
});
