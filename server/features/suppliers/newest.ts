import { supplierCalls } from '#contract/suppliers.ts';
import type { SavedSearchFinder } from '#server/features/saved-searches/rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { asIds, createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { supplierFilters } from './index-feed.ts';
import { supplierReader } from './phrases.ts';
import { readNews } from './queries.ts';
import { titleOf, toSearch } from './rules.ts';

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
