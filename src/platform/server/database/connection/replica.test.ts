import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Pair, startPair } from '#testing/database/primary-and-standby.ts';
import { type Database, openDatabase, openPool } from '../database.ts';
import { openReplica, readStale, type StaleReads } from './replica.ts';

/** Starting two servers, on a machine that does other things too. */
const limit = 120_000;
let pair: Pair;
let primary: Database;
let reads: StaleReads;
let close: () => Promise<void>;

beforeAll(async () => {
  pair = await startPair();
  primary = openDatabase(openPool({ connectionString: pair.primary.ownerUrl }, () => undefined));
  ({ reads, close } = openReplica(pair.standby.url, primary, pino({ level: 'silent' })));
}, limit);
afterAll(async () => {
  await close();
  await primary.$client.end();
  await pair.stop();
}, limit);

async function isReplica(): Promise<boolean> {
  const { rows } = await reads().$client.query('select pg_is_in_recovery() as standby');
  return rows[0].standby;
}

test(
  'a read whose replica dies under it is done by the primary, and so are those after it',
  async () => {
    await vi.waitFor(async () => expect(await isReplica()).toBe(true), { timeout: limit / 4 });
    const asked: boolean[] = [];
    const read = () =>
      readStale(reads, async ({ $client }) => {
        const { rows } = await $client.query('select pg_is_in_recovery() as standby');
        asked.push(rows[0].standby);
        if (rows[0].standby) pair.standby.kill();
        return (await $client.query('select 2 as two')).rows;
      });
    expect(await read()).toEqual([{ two: 2 }]);
    expect(asked).toEqual([true, false]);
    expect(await read()).toEqual([{ two: 2 }]);
    expect(asked).toEqual([true, false, false]);
    await pair.revive('standby');
  },
  limit,
);

test(
  'long reads go to a replica that keeps up, and to the primary while it does not',
  async () => {
    await vi.waitFor(async () => expect(await isReplica()).toBe(true), { timeout: limit / 4 });

    pair.hold();
    await primary.$client.query('create table written_since ()');
    await vi.waitFor(async () => expect(await isReplica()).toBe(false), { timeout: limit / 4 });

    pair.standby.kill();
    expect(await isReplica()).toBe(false);
  },
  limit,
);
