import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openListener } from '#platform/server/database/connection/listener.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { createLiveIndex, type Hear } from './live-index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // No poll comes after the first one: only notifications make the index look.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.drop();
});

/** Waits in true time; Vitest's own waiting would move the faked one. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let rounds = 0; !(await holds()); rounds++) {
    if (rounds === 1_000) throw new Error('it never came true');
    await pause(5);
  }
}

async function isListening(): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "select from pg_stat_activity where query = 'listen listings' and datname = current_database()",
  );
  return rowCount === 1;
}

test('an index takes the notifications of its own table, and no others', async () => {
  let looks = 0;
  const feed = {
    table: 'plants',
    async *all() {},
    changedSince: async () => {
      looks += 1;
      return [];
    },
    read: async () => [],
  };
  const hear: Hear = (heard) =>
    openListener(database.pool.options, 'listings', { heard, lost: () => undefined });
  // Where nothing was written there is nothing to look for.
  const write = 'select pg_current_xact_id()';
  const index = await createLiveIndex({ groups: [] }, feed, database.pool, hear, pino({ level: 'silent' }));
  await database.pool.query(write);
  await index.follow();
  await until(async () => looks === 1 && (await isListening()));
  await database.pool.query("select pg_notify('listings', 'dossiers'), pg_current_xact_id()");
  await pause(50);
  await database.pool.query("select pg_notify('listings', 'plants'), pg_current_xact_id()");
  await until(() => looks > 1);
  await database.pool.query(write);
  // One look at a time: this one comes after all that the notifications caused.
  await index.refresh();
  expect(looks).toBe(3);
  await index.stop();
});
