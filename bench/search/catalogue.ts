import { createCatalogue, type DemoDossier, demoSeed } from '#demo/medicines/dossiers.ts';
import { dossierFilterGroups } from '#domains/dossiers/contract/dossiers.ts';
import { monthNumber } from '#domains/dossiers/server/rules.ts';
import type { DossierFeedRow, FeedProduct } from '#domains/dossiers/server/search/feed.ts';
import { dossierFilters, toListing } from '#domains/dossiers/server/search/index-feed.ts';
import type { LaunchDays } from '#domains/dossiers/server/search/launch-days.ts';
import type { FinderQuery, IndexedListing } from '#domains/finder/engine/finder.ts';
import { makeDossierSearches } from './dossier-mix.ts';
import { searchCount, seed } from './mix-parts.ts';

const batchSize = 5_000;

/** The first dossiers of the endless demo catalogue as the index sees them, in batches: one product, one object. */
export function* listingBatches(size: number): Generator<IndexedListing[]> {
  const dossierAt = createCatalogue(demoSeed);
  const products = new Map<string, FeedProduct>();
  for (let from = 0; from < size; from += batchSize) {
    const count = Math.min(batchSize, size - from);
    yield Array.from({ length: count }, (_, i) => {
      const dossier = dossierAt(from + i);
      const made = productOf(dossier);
      const key = JSON.stringify(made);
      const product = products.get(key) ?? made;
      products.set(key, product);
      return toListing({
        ...dossier.listing,
        id: from + i + 1,
        revision: 0,
        product,
        launch: daysOf(from + i),
        proofs: proofsOf(from + i, made.dosageForm),
      } as DossierFeedRow);
    });
  }
}

/** Of one in twenty something is proven, of half of these of its form alone. */
function proofsOf(at: number, dosageForm: string): string[] {
  if (at % 20 !== 0) return [];
  return at % 40 === 0 ? ['cep', `gmp/${dosageForm}`] : ['dmf', 'inspection'];
}

/** Of a third nobody knows the day; those of the others are spread over the years around today. */
function daysOf(at: number): LaunchDays {
  const day = (number: number) =>
    number % 3 === 0 ? null : new Date(Date.UTC(2024, 0, 1 + (number % 4_000))).toISOString().slice(0, 10);
  return { US: day(at * 7), EU: day(at * 11 + 1) };
}

function productOf({ listing, molecule }: DemoDossier): FeedProduct {
  const { title, salt, strengths, dosageForm, routes, therapeuticCategories, atcClasses, indication } =
    listing;
  const { usReferenceProduct, usConstraintDate } = listing;
  return {
    ...{ title, salt, strengths, dosageForm, routes, therapeuticCategories, atcClasses, indication },
    ...{ usReferenceProduct, usConstraintDate: usConstraintDate ?? null, molecule },
  };
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
