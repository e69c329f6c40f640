import { kindsProven } from '#domains/evidence/contract/proofs.ts';
import { indexedColumns } from '#domains/finder/contract/orders.ts';
import { type LabelsByGroup, nameFilters } from '#domains/finder/engine/filter-groups.ts';
import type { IndexedListing } from '#domains/finder/engine/finder.ts';
import { createListingFeed } from '#domains/finder/engine/live/listing-feed.ts';
import type { ListingFeed } from '#domains/finder/engine/live/live-index.ts';
import { strengthWords } from '#domains/finder/engine/reading/strengths.ts';
import { rememberedOf } from '#domains/finder/engine/remembered.ts';
import { wordsOf } from '#domains/finder/engine/words/words.ts';
import type { Database } from '#platform/server/database/database.ts';
import { dossierFilterGroups } from '../../contract/dossiers.ts';
import { fitsOf } from '../market-fit/fitting.ts';
import { classWords } from '../molecules/drug-classes.ts';
import { componentsOf, knownNames, saltsIn } from '../molecules/molecule-names.ts';
import { alsoCalled, moleculeWords } from '../molecules/molecule-table.ts';
import { dossierStatements, statementsOf } from '../molecules/statements.ts';
import { facilityLocations, monthNumber, nameAndVehicle } from '../rules.ts';
import { columnsOf } from './columns.ts';
import {
  changedFor,
  type DossierFeedRow,
  type FeedMolecule,
  type FeedProduct,
  readFeed,
  readWholeFeed,
} from './feed.ts';
import { launchDayFeed } from './launch-days.ts';

export const dossierFilters = nameFilters(dossierFilterGroups, dossierStatements, indexedColumns);

/** The labels a dossier carries in each filter group: the mapping of §7.4. */
function labelsOf(row: DossierFeedRow): LabelsByGroup<typeof dossierFilterGroups> {
  return {
    therapCategory: row.product.therapeuticCategories,
    doseForm: row.product.dosageForm,
    routeOfAdministration: row.product.routes,
    RegionofInterest: row.markets,
    fits: fitsOf(row, row.product.dosageForm),
    evidence: kindsProven(row.proofs, certifiedOf(row.product)),
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

const certifiedOf = rememberedOf(({ dosageForm, molecule }: FeedProduct) => ({
  dosageForm,
  substances: componentsOf(molecule.inn),
}));

/** What is the same in every dossier of a product. */
const aboutProduct = rememberedOf((product: FeedProduct) => ({
  month: product.usConstraintDate === null ? null : monthNumber(product.usConstraintDate),
  substances: certifiedOf(product).substances.length,
  names: [
    ...alsoByOtherNames([product.title, product.salt, nameAndVehicle(product.usReferenceProduct).name]),
    namesOf(product.molecule),
    ...saltsIn(`${product.title} ${product.salt}`),
    strengthWords(product.strengths),
    moleculeWords(product.molecule.inn),
    classWords(product),
  ],
  description: alsoByOtherNames([
    product.indication,
    ...product.therapeuticCategories,
    ...product.atcClasses,
    ...product.routes,
    nameAndVehicle(product.usReferenceProduct).vehicle,
  ]),
}));

/** Texts, and what else the molecules are called that they name: an antidote to paracetamol is one to acetaminophen. */
function alsoByOtherNames(texts: readonly string[]): string[] {
  return [...texts, alsoCalled(texts.join(' . '))];
}

/** Exported for tests and benchmarks over the demo's dossiers. */
export function toListing(row: DossierFeedRow): IndexedListing {
  const { month, substances, names, description } = aboutProduct(row.product);
  return {
    id: row.id,
    recency: row.listedAt.getTime(),
    values: dossierFilters.indicesOf(labelsOf(row)),
    statements: statementsOf(row),
    month,
    offerDays: row.offerDays,
    ...columnsOf(row),
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
      changedSince: (since) => changedFor(db, since),
      read: (ids) => readFeed(db, ids),
      numbers: launchDayFeed(db),
    },
    toListing,
  );
}
