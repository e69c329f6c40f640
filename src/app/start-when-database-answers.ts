import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { asUnreachable } from '#platform/server/database/connection/reach.ts';

/** Milliseconds between two tries, and how long a start waits in all. */
const pause = 2_000;
const longest = 60_000;

/**
 * Starts, and where PostgreSQL does not answer yet or is full for a moment, as while the former process still goes down,
 * tries again. Throws DatabaseUnreachable, at once where waiting helps nobody.
 */
export async function startWhenDatabaseAnswers<T>(
  start: () => Promise<T>,
  log: FastifyBaseLogger,
  limits = { pause, longest },
): Promise<T> {
  const until = performance.now() + limits.longest;
  while (true) {
    try {
      return await start();
    } catch (error) {
      const unreachable = asUnreachable(error);
      if (unreachable === null) throw error;
      if (!unreachable.mayPass || performance.now() + limits.pause > until) throw unreachable;
      log.warn({ nextTrySeconds: limits.pause / 1000 }, unreachable.message);
      await wait(limits.pause);
    }
  }
}
