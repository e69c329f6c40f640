import { dossierCalls } from '#contract/dossiers.ts';
import type { SavedSearchFinder } from '#server/features/saved-searches/rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { asIds, createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { dossierFilters } from './index-feed.ts';
import { knownMolecules } from './known-molecules.ts';
import { dossierReader } from './phrases.ts';
import { readNews } from './queries.ts';
import { toSearch } from './rules.ts';

const searchBody = dossierCalls['POST /search-dossier'].body;

/** Saved searches are asked as the finder's page asks, so that an alert finds what the search finds. */
export function savedDossierSearches({
  db,
  finder,
}: {
  db: Database;
  finder: FollowingFinder & Pick<SavedSearchFinder, 'refresh'>;
}): SavedSearchFinder {
  const findPage = createPageFinder(finder, dossierFilters, dossierReader, asIds, knownMolecules(db));
  return {
    async findIds(saved, limit) {
      const body = searchBody.parse(saved);
      const search = { ...toSearch(body), sort: 'newest' as const };
      return (await findPage({ searchChar: body.searchChar, page: 1, limit }, search)).data;
    },
    read: (ids) => readNews(db, ids),
    refresh: finder.refresh,
  };
}
