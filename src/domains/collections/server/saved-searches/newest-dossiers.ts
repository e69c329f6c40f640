import { dossierCalls } from '#domains/dossiers/contract/dossiers.ts';
import { knownMolecules } from '#domains/dossiers/server/molecules/known-molecules.ts';
import { readNews } from '#domains/dossiers/server/queries.ts';
import { toSearch } from '#domains/dossiers/server/rules.ts';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { dossierReader } from '#domains/dossiers/server/search/phrases.ts';
import { asIds, createPageFinder } from '#domains/finder/engine/find-page.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { SavedSearchFinder } from './rules.ts';

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
