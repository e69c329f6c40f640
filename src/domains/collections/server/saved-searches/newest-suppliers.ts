import { asIds, createPageFinder } from '#domains/finder/engine/find-page.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import { supplierCalls } from '#domains/suppliers/contract/suppliers.ts';
import { supplierFilters } from '#domains/suppliers/server/index-feed.ts';
import { supplierReader } from '#domains/suppliers/server/phrases.ts';
import { readNews } from '#domains/suppliers/server/queries.ts';
import { titleOf, toSearch } from '#domains/suppliers/server/rules.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { SavedSearchFinder } from './rules.ts';

const searchBody = supplierCalls['POST /search-supplier'].body;

/** Saved searches are asked as the finder's page asks, so that an alert finds what the search finds. */
export function savedPlantSearches({
  db,
  finder,
}: {
  db: Database;
  finder: FollowingFinder & Pick<SavedSearchFinder, 'refresh'>;
}): SavedSearchFinder {
  const findPage = createPageFinder(finder, supplierFilters, supplierReader, asIds);
  return {
    async findIds(saved, limit) {
      const body = searchBody.parse(saved);
      const search = { ...toSearch(body), sort: 'newest' as const };
      return (await findPage({ searchChar: body.searchChar, page: 1, limit }, search)).data;
    },
    async read(ids) {
      const rows = await readNews(db, ids);
      return rows.map(({ id, code, listedAt, ...place }) => ({ id, code, listedAt, title: titleOf(place) }));
    },
    refresh: finder.refresh,
  };
}
