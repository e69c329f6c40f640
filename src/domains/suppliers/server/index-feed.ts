import { changedSince } from '#domains/catalogue/server/listing-table.ts';
import { type LabelsByGroup, nameFilters } from '#domains/finder/engine/filter-groups.ts';
import type { IndexedListing } from '#domains/finder/engine/finder.ts';
import { createListingFeed } from '#domains/finder/engine/live/listing-feed.ts';
import type { ListingFeed } from '#domains/finder/engine/live/live-index.ts';
import type { Database } from '#platform/server/database/database.ts';
import { tileOfDosageForm } from '../contract/supplier-tiles.ts';
import { bandOfYears } from '../contract/supplier-years.ts';
import { supplierFilterGroups } from '../contract/suppliers.ts';
import { statementsOfCountry, supplierStatements } from './phrases.ts';
import { type PlantFeedRow, readFeed, readWholeFeed } from './queries.ts';
import { plantLocations } from './rules.ts';
import { withSynonyms } from './synonyms.ts';
import { plants } from './tables.ts';

export const supplierFilters = nameFilters(supplierFilterGroups, supplierStatements);

/** Which write of the plant it is concerns the feed alone. */
type PlantRow = Omit<PlantFeedRow, 'revision'>;

/** The labels a plant carries in each filter group. */
function labelsOf(row: PlantRow): LabelsByGroup<typeof supplierFilterGroups> {
  return {
    SuListing_Filter_Detailed_Dosageform: row.dosageForms,
    Sulisting_Filter_cGMP_accreditation: row.accreditations,
    SuListing_Search_Manufacturing_Plant_location: plantLocations(row.country),
    SuListing_Filter_Special_capabilities: row.specialCapabilities,
    SuListing_Filter_manufacturer_type: row.manufacturerTypes,
    operation: bandOfYears(row.yearsOfOperation),
  };
}

const tiles: Readonly<Record<string, string>> = tileOfDosageForm;

/** What every plant of the finder is to a buyer. */
const trade = ['CDMO', 'CMO', 'contract manufacturing'];

/** Exported for the test that compares the engine with plain SQL over the demo's plants. */
export function toListing(row: PlantRow): IndexedListing {
  return {
    id: row.id,
    recency: row.listedAt.getTime(),
    values: supplierFilters.indicesOf(labelsOf(row)),
    statements: statementsOfCountry(row.country),
    month: null,
    offerDays: null,
    substances: 1,
    names: [
      row.code,
      row.plantCode,
      row.city,
      ...withSynonyms([row.country]),
      ...plantLocations(row.country),
      ...withSynonyms(row.dosageForms),
      ...row.dosageForms.map((form) => tiles[form] ?? ''),
      ...withSynonyms(row.specialCapabilities),
      ...row.capabilityTexts,
    ],
    description: [
      ...withSynonyms(row.accreditations),
      row.otherGmp,
      ...row.manufacturerTypes,
      row.companyType,
      ...trade,
    ],
  };
}

/** How the plants reach the finder's index. */
export function supplierFeed(db: Database): ListingFeed {
  return createListingFeed<PlantFeedRow>(
    {
      table: 'plants',
      readAll: () => readWholeFeed(db),
      changedSince: (since) => changedSince(db, plants, since),
      read: (ids) => readFeed(db, ids),
    },
    toListing,
  );
}
