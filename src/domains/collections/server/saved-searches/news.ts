import { desc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { listNewSince } from '#domains/finder/server/visits/queries.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { SavedKind } from '../../contract/saved-searches.ts';
import type { SavedSearchFinders } from './rules.ts';
import { savedSearches } from './tables.ts';

/** More new listings than these are counted as so many and more. */
export const mostNew = 99;

const week = 7 * 24 * 3600 * 1000;

type NewsDependencies = { db: Database; savedSearches: SavedSearchFinders; log: FastifyBaseLogger };

export type SearchNews = {
  id: number;
  kind: SavedKind;
  name: string;
  address: string;
  /** Listings that it finds and that would be marked as new; null where the finder did not say. */
  fresh: number | null;
};

/** The searches saved last, each with how many of what it finds came since the viewer's last visit (§14.10). */
export async function readSearchNews(
  deps: NewsDependencies,
  viewer: Viewer,
  limit: number,
): Promise<SearchNews[]> {
  const { id, kind, name, address, search, createdAt, personId } = savedSearches;
  const [saved, visits] = await Promise.all([
    deps.db
      .select({ id, kind, name, address, search, createdAt })
      .from(savedSearches)
      .where(eq(personId, viewer.personId))
      .orderBy(desc(id))
      .limit(limit),
    listNewSince(deps.db, viewer),
  ]);
  const visited = new Map<SavedKind, Date | null>(visits.map(({ kind, since }) => [kind, since]));
  const news: SearchNews[] = [];
  // One after the other: this is one member's turn among their searches.
  for (const { search, createdAt, ...row } of saved) {
    // Who looks at opportunities is not kept: of them news are a week's.
    const since = row.kind === 'opportunity' ? new Date(Date.now() - week) : visited.get(row.kind);
    // What stood there as it was saved is no news, whenever the visit was.
    const from = since && since > createdAt ? since : createdAt;
    const fresh = await countNew(deps, row.kind, search, from).catch((error: unknown) => {
      deps.log.warn({ err: error, search: row.id }, 'the news of a saved search could not be counted');
      return null;
    });
    news.push({ ...row, fresh });
  }
  return news;
}

async function countNew(
  { savedSearches }: NewsDependencies,
  kind: SavedKind,
  search: Record<string, unknown>,
  from: Date,
): Promise<number> {
  const finder = savedSearches[kind];
  const listings = await finder.read(await finder.findIds(search, mostNew + 1));
  return listings.filter(({ listedAt }) => listedAt > from).length;
}
