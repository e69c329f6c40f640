import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { SettingsError } from './settings.ts';

/** Milliseconds between two tries, and how long a start waits in all. */
const pause = 2_000;
const longest = 60_000;

/** Classes of what PostgreSQL says that has no connection left, for anybody, for this role or for this database. */
const full = '53300';

export const noRoom =
  'PostgreSQL has no connection left for this process. An instance takes up to 21: raise max_connections, or stop what ' +
  'holds them. docs/operations.md says how many there must be.';

/** Starts, and where PostgreSQL is full for a moment, as while the former process still goes down, tries again. */
export async function startWhenThereIsRoom<T>(
  start: () => Promise<T>,
  log: FastifyBaseLogger,
  limits = { pause, longest },
): Promise<T> {
  const until = performance.now() + limits.longest;
  while (true) {
    try {
      return await start();
    } catch (error) {
      if (!isFull(error)) throw error;
      if (performance.now() + limits.pause > until) throw new SettingsError(noRoom, { cause: error });
      log.warn({ nextTrySeconds: limits.pause / 1000 }, noRoom);
      await wait(limits.pause);
    }
  }
}

function isFull(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === full;
}
