import { dossierFilterGroups } from '#contract/dossiers.ts';
import { createCatalogue, demoSeed } from '#demo/dossiers.ts';
import { dossierFilters, toListing } from '#server/features/dossiers/index-feed.ts';
import type { DossierFeedRow } from '#server/features/dossiers/queries.ts';
import { monthNumber } from '#server/features/dossiers/rules.ts';
import type { FinderQuery, IndexedListing } from '#server/search/finder.ts';
import { makeDossierSearches } from './dossier-mix.ts';
import { searchCount, seed } from './mix-parts.ts';

const batchSize = 5_000;

/** The first dossiers of the endless demo catalogue as the index sees them, in batches. */
export function* listingBatches(size: number): Generator<IndexedListing[]> {
  const dossierAt = createCatalogue(demoSeed);
  for (let from = 0; from < size; from += batchSize) {
    const count = Math.min(batchSize, size - from);
    yield Array.from({ length: count }, (_, i) => {
      const { listing, molecule } = dossierAt(from + i);
      const product = { ...listing, molecule };
      return toListing({ ...listing, id: from + i + 1, revision: 0, product } as DossierFeedRow);
    });
  }
}

/** The mix that is also sent over HTTP, as the engine takes it. */
export function finderQueries(size: number): FinderQuery[] {
  return makeDossierSearches(searchCount, seed, size).map((search) => {
    const { page = 1, limit = 3, searchChar = '', usConstraintDate = '', curated } = search;
    const labels = Object.fromEntries(
      Object.keys(dossierFilterGroups).map((group) => [group, search[group as keyof typeof search] ?? []]),
    ) as unknown as Parameters<typeof dossierFilters.indicesOf>[0];
    return {
      text: searchChar,
      selected: dossierFilters.indicesOf({ ...labels, curated: curated ? dossierFilterGroups.curated : [] }),
      monthFrom: usConstraintDate === '' ? null : monthNumber(usConstraintDate),
      order: 'relevance',
      offset: (page - 1) * limit,
      limit,
    };
  });
}
