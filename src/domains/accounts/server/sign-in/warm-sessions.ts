import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openListener } from '#platform/server/database/connection/listener.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { FindSession, Session } from '#platform/server/http/viewer.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { hashToken } from '../rules.ts';
import type { FoundSession, LookUpSession } from './sessions.ts';

/** Milliseconds. So long a session may outlive its end where a line to PostgreSQL has gone dead and nobody noticed. */
const warmFor = 5_000;
const mostKept = 10_000;
const openAgainAfter = 1_000;
/** The tables' triggers tell it of whatever ends a session or changes what it admits to. */
const channel = 'sessions';

/**
 * The session gate's look-up. For calls that only read, a session that was found within the last seconds need not be
 * looked up again; for all others it is (docs/decisions/warm-sessions.md). Whatever is heard drops all that is kept, and
 * nothing is kept while nothing is heard.
 */
export function openWarmSessions(
  db: Database,
  lookUp: LookUpSession,
  log: FastifyBaseLogger,
): { find: FindSession; stop(): void } {
  const pool = db.$client;
  const kept = new BoundedCache<{ viewer: FoundSession['viewer']; until: number }>(mostKept);
  /** Grows with what is heard: an answer that was asked for before may tell how it stood before. */
  let heard = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function forget(): void {
    heard += 1;
    kept.clear();
  }

  const listener = openListener(pool, channel, {
    heard: forget,
    lost() {
      forget();
      hearLater();
    },
  });

  async function hear(): Promise<void> {
    try {
      await listener.open();
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, 'no end of a session is heard: each is looked up at every call');
      hearLater();
    }
  }

  function hearLater(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(hear, openAgainAfter).unref();
  }

  // What ends a session also says so, as a notice, on the connection that did it: it is forgotten here as soon as that one
  // is given back, which is after the commit, and before whoever ended it is answered.
  const listenedTo = new WeakSet<pg.PoolClient>();
  const hasEnded = new WeakSet<pg.PoolClient>();

  function listenTo(client: pg.PoolClient): void {
    if (listenedTo.has(client)) return;
    listenedTo.add(client);
    client.on('notice', ({ message }) => {
      if (message === channel) hasEnded.add(client);
    });
  }

  function givenBack(_error: Error | undefined, client: pg.PoolClient): void {
    if (hasEnded.delete(client)) forget();
  }

  async function lookUpAnew(tokenHash: Buffer, key: string, asked: number): Promise<Session | null> {
    const before = heard;
    const found = await lookUp(tokenHash);
    if (found !== null && listener.isHearing && heard === before) {
      kept.set(key, { viewer: found.viewer, until: asked + Math.min(warmFor, found.endsIn) });
    }
    return found?.viewer ?? null;
  }

  pool.on('acquire', listenTo);
  pool.on('release', givenBack);
  void hear();
  return {
    find(token, mayBeWarm = false, tokenHash = hashToken(token)) {
      const key = tokenHash.toString('latin1');
      const asked = performance.now();
      const known = mayBeWarm ? kept.get(key) : undefined;
      return known !== undefined && asked < known.until ? known.viewer : lookUpAnew(tokenHash, key, asked);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      pool.off('acquire', listenTo);
      pool.off('release', givenBack);
      listener.stop();
    },
  };
}
