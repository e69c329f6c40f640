import { dossierFilterGroups } from '#contract/dossiers.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changedSince } from '#server/platform/database/listing-table.ts';
import { type LabelsByGroup, nameFilters } from '#server/search/filter-groups.ts';
import type { IndexedListing } from '#server/search/finder.ts';
import { createListingFeed } from '#server/search/listing-feed.ts';
import type { ListingFeed } from '#server/search/live-index.ts';
import { strengthWords } from '#server/search/strengths.ts';
import { wordsOf } from '#server/search/words.ts';
import { isCombination, knownNames, saltsIn } from './molecule-names.ts';
import { type DossierFeedRow, readFeed, readFeedBatch } from './queries.ts';
import { facilityLocations, given, monthNumber } from './rules.ts';
import { dossiers } from './tables.ts';

export const dossierFilters = nameFilters(dossierFilterGroups);

/** The labels a dossier carries in each filter group: the mapping of the product decisions. */
function labelsOf(row: DossierFeedRow): LabelsByGroup<typeof dossierFilterGroups> {
  return {
    therapCategory: row.therapeuticCategories,
    doseForm: [row.dosageForm],
    routeOfAdministration: row.routes,
    RegionofInterest: row.markets,
    countryOfManufacture: facilityLocations(row.countriesOfManufacture),
    DossierReadiness: [row.readiness],
    curated: row.curated ? dossierFilterGroups.curated : [],
    supplyStatus: row.supply,
  };
}

/** The same molecules and strengths return in thousands of rows. */
const namesKept = new Map<string, string>();
const strengthWordsKept = new Map<string, string>();
const mostKept = 20_000;

/** All that a molecule is called, and how its salt may be spelt, each word once. */
function namesOf({ inn, otherNames, brands, salt }: DossierFeedRow): string {
  return kept(namesKept, `${inn}|${otherNames}|${brands}|${salt}`, () => {
    const known = knownNames(inn);
    const texts = [inn, ...otherNames, ...brands, ...known.otherNames, ...known.brands, ...saltsIn(salt)];
    return [...new Set(wordsOf(texts.join(' ')))].join(' ');
  });
}

function strengthWordsOf(strengths: string): string {
  return kept(strengthWordsKept, strengths, () => strengthWords(strengths));
}

/** Forgets all at once: to know what was used last would cost a million rows more than it saves. */
function kept(cache: Map<string, string>, key: string, make: () => string): string {
  let text = cache.get(key);
  if (text === undefined) {
    if (cache.size === mostKept) cache.clear();
    text = make();
    cache.set(key, text);
  }
  return text;
}

/** Exported for tests and benchmarks over the demo's dossiers. */
export function toListing(row: DossierFeedRow): IndexedListing {
  return {
    id: row.id,
    recency: row.listedAt.getTime(),
    values: dossierFilters.indicesOf(labelsOf(row)),
    month: row.usConstraintDate === null ? null : monthNumber(row.usConstraintDate),
    offerDays: row.offerDays,
    combination: isCombination(row.inn),
    names: [
      row.title,
      row.code,
      row.salt,
      namesOf(row),
      given(row.usReferenceProduct),
      strengthWordsOf(row.strengths),
    ],
    description: [row.indication, ...row.therapeuticCategories, ...row.atcClasses, ...row.routes],
  };
}

/** How the dossiers reach the finder's index. */
export function dossierFeed(db: Database): ListingFeed {
  return createListingFeed(
    {
      table: 'dossiers',
      readBatch: (afterId, limit) => readFeedBatch(db, afterId, limit),
      changedSince: (since) => changedSince(db, dossiers, since),
      read: (ids) => readFeed(db, ids),
    },
    toListing,
  );
}
