import { dossierFilterGroups } from '#contract/dossiers.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FinderSchema, IndexedListing } from '#server/search/finder.ts';
import type { ListingFeed } from '#server/search/live-index.ts';
import { changedSince, type DossierFeedRow, readFeed, readFeedBatch } from './queries.ts';
import { facilityLocations, given, monthNumber } from './rules.ts';

/** The dossier finder's filter groups, in the contract's order. */
export const dossierFinderSchema: FinderSchema = {
  groups: Object.entries(dossierFilterGroups).map(([name, values]) => ({ name, values })),
};

type Group = keyof typeof dossierFilterGroups;

/** The labels a dossier carries in each filter group: the mapping of the product decisions. */
function labelsOf(row: DossierFeedRow): Record<Group, readonly string[]> {
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

const valueIndexes = dossierFinderSchema.groups.map(
  (group) => new Map(group.values.map((value, index) => [value, index])),
);

function toListing(row: DossierFeedRow): IndexedListing {
  const labels = labelsOf(row);
  return {
    id: row.id,
    recency: row.listedAt.getTime(),
    values: dossierFinderSchema.groups.map((group, g) =>
      labels[group.name as Group].flatMap((label) => valueIndexes[g]?.get(label) ?? []),
    ),
    month: row.usConstraintDate === null ? null : monthNumber(row.usConstraintDate),
    names: [
      row.title,
      row.code,
      row.salt,
      row.inn,
      ...row.otherNames,
      ...row.brands,
      given(row.usReferenceProduct),
    ],
    description: [row.indication, ...row.therapeuticCategories, ...row.atcClasses, ...row.routes],
  };
}

const batchSize = 5_000;

/** How the dossiers reach the finder's index. */
export function dossierFeed(db: Database): ListingFeed {
  return {
    async *all() {
      for (let after = 0; ; ) {
        const rows = await readFeedBatch(db, after, batchSize);
        for (const row of rows) yield toListing(row);
        const last = rows.at(-1);
        if (last === undefined || rows.length < batchSize) return;
        after = last.id;
      }
    },
    changedSince: (xid) => changedSince(db, xid),
    async read(ids) {
      const rows = await readFeed(db, ids);
      return rows.filter((row) => row.state === 'published').map(toListing);
    },
  };
}
