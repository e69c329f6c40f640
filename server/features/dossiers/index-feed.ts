import { dossierFilterGroups } from '#contract/dossiers.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changedSince } from '#server/platform/database/listing-table.ts';
import { type LabelsByGroup, nameFilters } from '#server/search/filter-groups.ts';
import type { IndexedListing } from '#server/search/finder.ts';
import { createListingFeed } from '#server/search/listing-feed.ts';
import type { ListingFeed } from '#server/search/live-index.ts';
import { rememberedOf } from '#server/search/remembered.ts';
import { strengthWords } from '#server/search/strengths.ts';
import { wordsOf } from '#server/search/words.ts';
import { knownNames, saltsIn, substancesIn } from './molecule-names.ts';
import {
  type DossierFeedRow,
  type FeedMolecule,
  type FeedProduct,
  readFeed,
  readWholeFeed,
} from './queries.ts';
import { facilityLocations, monthNumber, nameAndVehicle } from './rules.ts';
import { dossiers } from './tables.ts';

export const dossierFilters = nameFilters(dossierFilterGroups);

/** The labels a dossier carries in each filter group: the mapping of the product decisions. */
function labelsOf(row: DossierFeedRow): LabelsByGroup<typeof dossierFilterGroups> {
  return {
    therapCategory: row.product.therapeuticCategories,
    doseForm: row.product.dosageForm,
    routeOfAdministration: row.product.routes,
    RegionofInterest: row.markets,
    countryOfManufacture: locationsOf(row.countriesOfManufacture),
    DossierReadiness: row.readiness,
    curated: row.curated ? dossierFilterGroups.curated : none,
    supplyStatus: row.supply,
  };
}

const none: readonly string[] = [];
const locationsOf = rememberedOf(facilityLocations);

/** All that a molecule is called, each word once. */
const namesOf = rememberedOf(({ inn, otherNames, brands }: FeedMolecule) => {
  const known = knownNames(inn);
  const texts = [inn, ...otherNames, ...brands, ...known.otherNames, ...known.brands];
  return [...new Set(wordsOf(texts.join(' ')))].join(' ');
});

/** What is the same in every dossier of a product. */
const aboutProduct = rememberedOf((product: FeedProduct) => ({
  month: product.usConstraintDate === null ? null : monthNumber(product.usConstraintDate),
  substances: substancesIn(product.molecule.inn),
  names: [
    product.title,
    product.salt,
    namesOf(product.molecule),
    ...saltsIn(product.salt),
    nameAndVehicle(product.usReferenceProduct).name,
    strengthWords(product.strengths),
  ],
  description: [
    product.indication,
    ...product.therapeuticCategories,
    ...product.atcClasses,
    ...product.routes,
    nameAndVehicle(product.usReferenceProduct).vehicle,
  ],
}));

/** Exported for tests and benchmarks over the demo's dossiers. */
export function toListing(row: DossierFeedRow): IndexedListing {
  const { month, substances, names, description } = aboutProduct(row.product);
  return {
    id: row.id,
    recency: row.listedAt.getTime(),
    values: dossierFilters.indicesOf(labelsOf(row)),
    month,
    offerDays: row.offerDays,
    substances,
    own: row.code,
    names,
    description,
  };
}

/** How the dossiers reach the finder's index. */
export function dossierFeed(db: Database): ListingFeed {
  return createListingFeed(
    {
      table: 'dossiers',
      readAll: () => readWholeFeed(db),
      changedSince: (since) => changedSince(db, dossiers, since),
      read: (ids) => readFeed(db, ids),
    },
    toListing,
  );
}
