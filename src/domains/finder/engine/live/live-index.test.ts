import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openListener } from '#platform/server/database/connection/listener.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { createLiveIndex, type Hear } from './live-index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // No poll comes after the first one: only notifications make the index look.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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

/** A feed of nothing that counts how often changes were asked for: only where something was written since the last look. */
function countedFeed() {
  const counted = { looks: 0 };
  return {
    counted,
    feed: {
      table: 'plants',
      async *all() {},
      async changedSince() {
        counted.looks += 1;
        return [];
      },
      read: async () => [],
    },
  };
}
const write = 'select pg_current_xact_id()';
const log = pino({ level: 'silent' });

test('an index takes the notifications of its own table, and no others', async () => {
  const { feed, counted } = countedFeed();
  const hear: Hear = (on) => openListener(database.pool, 'listings', on);
  const index = await createLiveIndex({ groups: [] }, feed, database.pool, hear, log);
  await database.pool.query(write);
  await index.follow();
  await until(async () => counted.looks === 1 && (await isListening()));
  await database.pool.query("select pg_notify('listings', 'dossiers'), pg_current_xact_id()");
  await pause(50);
  await database.pool.query("select pg_notify('listings', 'plants'), pg_current_xact_id()");
  await until(() => counted.looks > 1);
  await database.pool.query(write);
  // One look at a time: this one comes after all that the notifications caused.
  await index.refresh();
  expect(counted.looks).toBe(3);
  await index.stop();
});

test('who hears looks every minute, who hears nothing, no longer or could not look every 600 ms', async () => {
  let looks = 0;
  // Each look begins by seeing to the connection.
  const line = { isHearing: false, open: async () => void looks++, stop: () => undefined };
  let lost = (): void => undefined;
  const hear: Hear = (on) => {
    lost = on.lost;
    return line;
  };
  let isBroken = false;
  const { feed } = countedFeed();
  const { changedSince } = feed;
  feed.changedSince = async () => {
    if (isBroken) throw new Error('asked in vain');
    return changedSince();
  };
  const index = await createLiveIndex({ groups: [] }, feed, database.pool, hear, log);
  await index.follow();
  /** Once the last look is done: else the faked time would run out on its statement too. */
  const looksAfter = async (milliseconds: number) => {
    await turn();
    await until(() => database.pool.idleCount === database.pool.totalCount);
    vi.advanceTimersByTime(milliseconds);
    return looks;
  };
  expect(looks).toBe(1);
  expect(await looksAfter(1_200)).toBe(3);
  line.isHearing = true;
  expect(await looksAfter(600)).toBe(4);
  expect(await looksAfter(59_900)).toBe(4);
  expect(await looksAfter(100)).toBe(5);
  await database.pool.query(write);
  isBroken = true;
  await expect(index.refresh()).rejects.toThrow('asked in vain');
  isBroken = false;
  expect(await looksAfter(600)).toBe(6);
  expect(await looksAfter(600)).toBe(6);
  line.isHearing = false;
  lost();
  expect(await looksAfter(600)).toBe(7);
  await index.stop();
  lost();
  expect(await looksAfter(100_000)).toBe(7);
});

test('lag is told from the first moment of which a write may be missing', async () => {
  const line = { isHearing: true, open: async () => undefined, stop: () => undefined };
  let lost = (): void => undefined;
  const hear: Hear = (on) => {
    lost = on.lost;
    return line;
  };
  const { feed } = countedFeed();
  const index = await createLiveIndex({ groups: [] }, feed, database.pool, hear, log);
  const lagAfter = async (act: () => unknown) => {
    await act();
    await pause(10);
    return index.status().lag;
  };
  expect(await lagAfter(() => index.refresh())).toBe(0);
  line.isHearing = false;
  const silent = await lagAfter(lost);
  expect(silent).toBeGreaterThan(0);
  expect(await lagAfter(() => undefined)).toBeGreaterThan(silent);
  expect(await lagAfter(() => index.refresh())).toBeGreaterThan(0);
  line.isHearing = true;
  expect(await lagAfter(() => index.refresh())).toBe(0);
  feed.changedSince = () => Promise.reject(new Error('asked in vain'));
  await database.pool.query(write);
  expect(await lagAfter(() => index.refresh().catch(() => undefined))).toBeGreaterThan(0);
  await index.stop();
});
