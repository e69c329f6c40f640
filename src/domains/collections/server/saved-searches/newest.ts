import { dossierCalls } from '#domains/dossiers/contract/dossiers.ts';
import { opportunityFilter } from '#domains/dossiers/contract/market-figures/opportunities.ts';
import {
  findOpportunityIds,
  readOpportunityNews,
} from '#domains/dossiers/server/market-figures/opportunities.ts';
import { knownMolecules } from '#domains/dossiers/server/molecules/known-molecules.ts';
import * as dossiers from '#domains/dossiers/server/queries.ts';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { dossierReader } from '#domains/dossiers/server/search/phrases.ts';
import { toSearch as toDossierSearch } from '#domains/dossiers/server/search/to-search.ts';
import { asIds, createPageFinder } from '#domains/finder/engine/find-page.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import { supplierCalls } from '#domains/suppliers/contract/suppliers.ts';
import { supplierFilters } from '#domains/suppliers/server/index-feed.ts';
import { supplierReader } from '#domains/suppliers/server/phrases.ts';
import * as plants from '#domains/suppliers/server/queries.ts';
import { titleOf, toSearch as toSupplierSearch } from '#domains/suppliers/server/rules.ts';
import type { Database } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { launchOn, type SavedSearchFinder } from './rules.ts';

// Saved searches are asked as the finder's page asks, so that an alert finds what the search finds.

type Asked = { db: Database; finder: FollowingFinder & Pick<SavedSearchFinder, 'refresh'> };

export function savedDossierSearches({
  db,
  finder,
  deskTimeZone,
}: Asked & { deskTimeZone: string }): SavedSearchFinder {
  const findPage = createPageFinder(finder, dossierFilters, dossierReader, asIds, knownMolecules(db));
  return {
    async findIds(saved, limit) {
      const today = dayIn(deskTimeZone);
      const body = dossierCalls['POST /search-dossier'].body.parse(launchOn(saved, today));
      const search = { ...toDossierSearch(body, today), sort: 'newest' as const };
      const { data } = await findPage({ searchChar: body.searchChar, page: 1, limit }, search);
      return data.map(({ card: id }) => id);
    },
    read: (ids) => dossiers.readNews(db, ids),
    refresh: finder.refresh,
  };
}

export function savedPlantSearches({ db, finder }: Asked): SavedSearchFinder {
  const findPage = createPageFinder(finder, supplierFilters, supplierReader, asIds);
  return {
    async findIds(saved, limit) {
      const body = supplierCalls['POST /search-supplier'].body.parse(saved);
      const search = { ...toSupplierSearch(body), sort: 'newest' as const };
      const { data } = await findPage({ searchChar: body.searchChar, page: 1, limit }, search);
      return data.map(({ card: id }) => id);
    },
    async read(ids) {
      const rows = await plants.readNews(db, ids);
      return rows.map(({ id, code, listedAt, ...place }) => ({ id, code, listedAt, title: titleOf(place) }));
    },
    refresh: finder.refresh,
  };
}

/** Opportunities (§22.6), which change once a day, and where another edition stands: nothing is to be caught up with. */
export function savedOpportunities(db: Database): SavedSearchFinder {
  return {
    findIds: (saved, limit) => findOpportunityIds(db, opportunityFilter.parse(saved), limit),
    read: (ids) => readOpportunityNews(db, ids),
    refresh: async () => undefined,
  };
}
