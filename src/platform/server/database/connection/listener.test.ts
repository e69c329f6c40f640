import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type Listener, openListener } from './listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const soon = { interval: 2, timeout: 5_000 };

function listen(channel: string): { listener: Listener; told: string[] } {
  const told: string[] = [];
  const listener = openListener(database.serving, channel, {
    heard: (payload) => told.push(`heard ${payload}`),
    lost: () => told.push('lost'),
  });
  onTestFinished(() => listener.stop());
  return { listener, told };
}

/** The connections on which a channel is heard. */
async function hearing(channel: string): Promise<number[]> {
  const { rows } = await database.pool.query('select pid from pg_stat_activity where query = $1', [
    `listen ${channel}`,
  ]);
  return rows.map(({ pid }) => pid);
}

test('a connection hears once its own notification came back on it, until it breaks', async () => {
  const { listener, told } = listen('whole');
  expect(listener.isHearing).toBe(false);
  await listener.open();
  await expect.poll(() => listener.isHearing, soon).toBe(true);
  await database.pool.query("notify whole, 'news'");
  await expect.poll(() => told, soon).toEqual(['heard opening', 'heard news']);

  await database.pool.query('select pg_terminate_backend($1)', await hearing('whole'));
  await expect.poll(() => told, soon).toEqual(['heard opening', 'heard news', 'lost']);
  expect(listener.isHearing).toBe(false);
  await listener.open();
  await expect.poll(() => listener.isHearing, soon).toBe(true);
});

test('a connection on which nothing came back is not relied upon', async () => {
  // As behind a pooler that takes the `listen` and passes nothing on: its own notification goes to another channel, as
  // names are in small letters but where they are notified.
  const { listener, told } = listen('Deaf');
  await listener.open();
  expect([listener.isHearing, told]).toEqual([false, []]);
  await database.pool.query("notify deaf, 'news'");
  await expect.poll(() => listener.isHearing, soon).toBe(true);
  expect(told).toEqual(['heard news']);
});

test('one that is stopped hears no more, and is not opened again', async () => {
  const { listener } = listen('stopped');
  await listener.open();
  await expect.poll(() => listener.isHearing, soon).toBe(true);
  listener.stop();
  expect(listener.isHearing).toBe(false);
  await expect.poll(() => hearing('stopped'), soon).toEqual([]);
  await listener.open();
  expect(await hearing('stopped')).toEqual([]);
});
