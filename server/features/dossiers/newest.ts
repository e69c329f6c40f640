import { dossierCalls } from '#contract/dossiers.ts';
import type { FindNewest } from '#server/features/saved-searches/rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { dossierFilters } from './index-feed.ts';
import { knownMolecules } from './known-molecules.ts';
import { dossierReader } from './phrases.ts';
import { readNews } from './queries.ts';
import { toSearch } from './rules.ts';

const searchBody = dossierCalls['POST /search-dossier'].body;

/** What a search that was saved finds now, the latest first: through the finder, as its page does. */
export function findNewestDossiers({ db, finder }: { db: Database; finder: FollowingFinder }): FindNewest {
  const findPage = createPageFinder(
    finder,
    dossierFilters,
    dossierReader,
    {
      read: (ids) => readNews(db, ids),
      textsOf: () => ({ names: [], description: [] }),
      toCard: (row) => row,
    },
    knownMolecules(db),
  );
  return async (saved, limit) => {
    const body = searchBody.parse(saved);
    const search = { ...toSearch(body), sort: 'newest' as const };
    return (await findPage({ searchChar: body.searchChar, page: 1, limit }, search)).data;
  };
}
