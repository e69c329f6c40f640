import { supplierCalls } from '#contract/suppliers.ts';
import type { FindNewest } from '#server/features/saved-searches/rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { supplierFilters } from './index-feed.ts';
import { supplierReader } from './phrases.ts';
import { readNews } from './queries.ts';
import { titleOf, toSearch } from './rules.ts';

const searchBody = supplierCalls['POST /search-supplier'].body;

/** What a search that was saved finds now, the latest first: through the finder, as its page does. */
export function findNewestPlants({ db, finder }: { db: Database; finder: FollowingFinder }): FindNewest {
  const findPage = createPageFinder(finder, supplierFilters, supplierReader, {
    read: (ids) => readNews(db, ids),
    textsOf: () => ({ names: [], description: [] }),
    toCard: ({ id, code, listedAt, ...place }) => ({ id, code, listedAt, title: titleOf(place) }),
  });
  return async (saved, limit) => {
    const body = searchBody.parse(saved);
    const search = { ...toSearch(body), sort: 'newest' as const };
    return (await findPage({ searchChar: body.searchChar, page: 1, limit }, search)).data;
  };
}
