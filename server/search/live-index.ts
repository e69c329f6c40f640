import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Finder, FinderSchema, IndexedListing } from './finder.ts';
import { createMemoryFinder } from './memory-finder.ts';

/** Where a finder's listings come from. */
export type ListingFeed = {
  /** The table whose notifications concern this feed: they carry its name. */
  table: string;
  /** Every listing that may be found now. */
  all(): AsyncIterable<IndexedListing>;
  /** Ids of listings written by this transaction or a later one, found ones and hidden ones. */
  changedSince(xid: string): Promise<number[]>;
  /** Those of these listings that may be found now. */
  read(ids: number[]): Promise<IndexedListing[]>;
};

/** A finder that follows PostgreSQL. */
export type LiveIndex = Finder & {
  /** Takes over what has been committed until now; a writer awaits it before it answers. */
  refresh(): Promise<void>;
  /** Follows the changes until stopped. */
  follow(): Promise<void>;
  stop(): Promise<void>;
};

const pollMilliseconds = 1_000;
const idsAtOnce = 1_000;

/**
 * Builds the index and keeps it fresh. What changed is asked for by transaction number, from the oldest one that
 * was still running at the last look: a transaction that commits late is seen all the same, and so is every change
 * whose notification got lost, at the next poll.
 */
export async function createLiveIndex(
  schema: FinderSchema,
  feed: ListingFeed,
  pool: pg.Pool,
  log: FastifyBaseLogger,
): Promise<LiveIndex> {
  const finder = createMemoryFinder(schema);
  let horizon = await oldestRunning();
  await finder.build(feed.all());

  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  async function oldestRunning(): Promise<string> {
    const { rows } = await pool.query<{ xmin: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
    );
    return rows[0]?.xmin ?? '0';
  }

  async function takeChanges(): Promise<void> {
    const next = await oldestRunning();
    const changed = await feed.changedSince(horizon);
    for (let at = 0; at < changed.length; at += idsAtOnce) {
      const ids = changed.slice(at, at + idsAtOnce);
      const found = await feed.read(ids);
      const hidden = new Set(ids);
      for (const listing of found) {
        finder.upsert(listing);
        hidden.delete(listing.id);
      }
      for (const id of hidden) finder.remove(id);
    }
    horizon = next;
  }

  /** One look at a time; who asks during one waits for the next, because this one may have read before their write. */
  function refresh(): Promise<void> {
    if (running === undefined) {
      running = takeChanges().finally(() => {
        running = undefined;
      });
      return running;
    }
    again ??= running
      .catch(() => undefined)
      .then(() => {
        again = undefined;
        return refresh();
      });
    return again;
  }

  function refreshInBackground(): void {
    refresh().catch((error) => log.warn({ err: error }, 'the finder could not read changes; it tries again'));
  }

  async function listen(): Promise<void> {
    if (stopped || listener !== undefined) return;
    const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: 3_000, keepAlive: true });
    listener = client;
    // A lost connection is made again at the next poll, which also fetches what was missed.
    client.on('error', () => dropListener(client));
    client.on('end', () => dropListener(client));
    client.on('notification', ({ payload }) => {
      if (payload === feed.table) refreshInBackground();
    });
    await client.connect();
    await client.query('listen listings');
  }

  function dropListener(client: pg.Client): void {
    if (listener !== client) return;
    listener = undefined;
    client.end().catch(() => undefined);
  }

  function poll(): void {
    if (stopped) return;
    listen().catch((error) => {
      if (listener) dropListener(listener);
      log.warn({ err: error }, 'the finder hears no notifications; it polls');
    });
    refreshInBackground();
    timer = setTimeout(poll, pollMilliseconds);
  }

  return {
    search: (query) => finder.search(query),
    refresh,
    async follow() {
      poll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
      await listener?.end().catch(() => undefined);
    },
  };
}
