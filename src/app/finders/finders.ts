import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { finderAsked } from '#platform/server/telemetry/channels.ts';
import {
  type FinderCalls,
  type FinderName,
  type Finders,
  forBoth,
  type RemoteFinder,
} from './finder-calls.ts';
import { openFinderThread } from './finder-thread.ts';
import { type KeptIn, openIndexes } from './open-indexes.ts';

/** With more published dossiers a search takes longer than the way to another thread and back, and building stops the loop. */
export const mostBesideRequests = 150_000;
/** Milliseconds of searching that one turn of the event loop bears before the next search waits for the next turn. */
const mostInTurn = 2;

/**
 * Both finders, built from the database of this pool and ready to follow it: of a usual catalogue in this thread, of a
 * large one in a thread of their own (docs/decisions/finder-in-a-worker.md).
 */
export async function openFinders(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { most = mostBesideRequests, keptIn }: { most?: number; keptIn?: KeptIn | undefined } = {},
): Promise<Finders> {
  const { rows } = await pool.query<{ isLarge: boolean }>(
    `select exists (select from dossiers where state = 'published' offset $1) as "isLarge"`,
    [most],
  );
  return rows[0]?.isLarge ? openFinderThread(pool, log, keptIn) : openHere(pool, log, keptIn);
}

async function openHere(pool: pg.Pool, log: FastifyBaseLogger, keptIn?: KeptIn): Promise<Finders> {
  const { finders, stop } = await openIndexes({ ...pool.options }, log, keptIn);
  /** Milliseconds that this turn has searched. */
  let searched = 0;

  async function search(finder: FinderName, query: Parameters<FinderCalls['search']>[0]) {
    while (searched > mostInTurn) await turn();
    if (searched === 0) setImmediate(() => (searched = 0));
    const began = performance.now();
    try {
      return finders[finder].search(query);
    } finally {
      searched += performance.now() - began;
    }
  }

  function asked(finder: FinderName): RemoteFinder {
    const { suggest, refresh, follow, status, revisions } = finders[finder];
    const trace = <Answer>(call: keyof FinderCalls, answer: () => Answer | Promise<Answer>) => {
      const asked = async () => answer();
      // Where nobody listens, telling would be promises around each search.
      return finderAsked.hasSubscribers ? finderAsked.tracePromise(asked, { finder, call }) : asked();
    };
    return {
      search: (query) => trace('search', () => search(finder, query)),
      suggest: (typed) => trace('suggest', () => suggest(typed)),
      refresh: () => trace('refresh', refresh),
      follow: () => trace('follow', follow),
      status: () => trace('status', status),
      revisions: () => trace('revisions', revisions),
    };
  }

  const both = { dossierFinder: asked('dossierFinder'), supplierFinder: asked('supplierFinder') };
  return {
    ...both,
    refresh: () => forBoth(both, 'refresh'),
    follow: () => forBoth(both, 'follow'),
    stop,
  };
}
