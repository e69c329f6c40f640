import type { FastifyInstance } from 'fastify';
import type { FinderStatus } from '#contract/finder-status.ts';
import { implement } from '#server/platform/calls.ts';
import type { LiveIndex } from '#server/search/live-index.ts';

type Finders = { dossiers: LiveIndex; suppliers: LiveIndex };

/** Building a finder of a million listings anew, which holds up its looks, is within this. */
const longestLag = 10_000;

/** Whether both finders know what was written until a few seconds ago. */
export function isFresh(finders: Finders): boolean {
  return Object.values(finders).every((finder) => finder.status().lag < longestLag);
}

export function finderStatusRoutes(app: FastifyInstance, finders: Finders): void {
  implement(app, 'GET /api/search/status', async () => ({
    data: { dossiers: statusOf(finders.dossiers), suppliers: statusOf(finders.suppliers) },
  }));
}

function statusOf(finder: LiveIndex): FinderStatus {
  const { generation, size, lag, horizon, builtAt, buildTime } = finder.status();
  return {
    generation,
    size,
    lag: Math.round(lag),
    horizon,
    lastRebuild: { at: builtAt.toISOString(), took: Math.round(buildTime) },
  };
}
