import type { FastifyInstance } from 'fastify';
import { readSearchNews } from '#domains/collections/server/saved-searches/news.ts';
import type { SavedSearchFinders } from '#domains/collections/server/saved-searches/rules.ts';
import { listMoves, toMoved } from '#domains/collections/server/window-news/queries.ts';
import { listOpened, type OpenedListing, readOwnDemand } from '#domains/listings/server/demand/queries.ts';
import { readWaiting } from '#domains/requests/server/waiting.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { homeLimits } from '../../contract/home-limits.ts';
import { readSteps } from './queries.ts';

type HomeDependencies = Pick<Parts, 'db' | 'log' | 'deskTimeZone'> & {
  savedSearches: SavedSearchFinders;
  /** What was told of a moment ago stands there already: who goes home from a listing finds it. */
  demand: { flush(): Promise<void> };
};

function withTextId<L extends { id: number }>(listing: L): Omit<L, 'id'> & { id: string } {
  return { ...listing, id: String(listing.id) };
}

function toOpened(listing: OpenedListing) {
  return { ...withTextId(listing), openedAt: listing.openedAt.toISOString() };
}

/** §14.10 */
export function homeRoutes(app: FastifyInstance, deps: HomeDependencies): void {
  const { db } = deps;
  implement(app, 'GET /api/home', async ({ viewer }) => {
    await deps.demand.flush();
    const [waiting, searches, moved, opened, demand, steps] = await Promise.all([
      readWaiting(db, viewer, deps.deskTimeZone, homeLimits.waiting + 1),
      readSearchNews(deps, viewer, homeLimits.searches + 1),
      listMoves(db, viewer, homeLimits.moved),
      listOpened(db, viewer, homeLimits.opened),
      readOwnDemand(db, viewer, homeLimits.listings),
      readSteps(db, viewer),
    ]);
    return {
      data: {
        waiting,
        searches: searches.map(withTextId),
        moved: moved.map(toMoved),
        opened: opened.map(toOpened),
        demand: demand && { ...demand, top: demand.top.map(withTextId) },
        steps: demand === null ? steps : null,
      },
    };
  });
}
