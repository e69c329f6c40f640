import type { FastifyInstance } from 'fastify';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { FinderStatus } from '../../contract/finder-status.ts';
import type { IndexStatus } from '../../engine/live/live-index.ts';

type Watched = { status(): Promise<IndexStatus> };
type Watching = { finders: Record<ListingKind, Watched> };

/** Building a finder of a million listings anew, which holds up its looks, is within this. */
const longestLag = 10_000;

/** Whether both finders know what was written until a few seconds ago. */
export async function isFresh({ finders }: Watching): Promise<boolean> {
  const statuses = await Promise.all(Object.values(finders).map((finder) => finder.status()));
  return statuses.every(({ lag }) => lag < longestLag);
}

export function finderStatusRoutes(app: FastifyInstance, { finders }: Watching): void {
  implement(app, 'GET /api/search/status', async () => ({
    data: {
      dossiers: toStatus(await finders.dossier.status()),
      suppliers: toStatus(await finders.supplier.status()),
    },
  }));
}

function toStatus(status: IndexStatus): FinderStatus {
  const { generation, size, lag, horizon, builtAt, buildTime } = status;
  return {
    generation,
    size,
    lag: Math.round(lag),
    horizon,
    lastRebuild: { at: builtAt.toISOString(), took: Math.round(buildTime) },
  };
}
