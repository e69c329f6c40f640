import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import { isOnPage } from '#domains/catalogue/server/listing-table.ts';
import { walkListings } from '#domains/catalogue/server/walk-listings.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { markColumns } from '#domains/companies/server/verification/mark.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { inOrderOf } from '#platform/server/database/rows/in-order-of.ts';
import { keepRows, keptCards } from '#platform/server/database/rows/kept-rows.ts';
import { plants } from './tables.ts';

const published = eq(plants.state, 'published');

/** What a card shows: no more columns than that, because this runs at every search. */
const cardColumns = {
  id: plants.id,
  code: plants.code,
  plantCode: plants.plantCode,
  country: plants.country,
  city: plants.city,
  stars: plants.stars,
  yearsOfOperation: plants.yearsOfOperation,
  companyType: plants.companyType,
  capabilityTexts: plants.capabilityTexts,
  dosageForms: plants.dosageForms,
  accreditations: plants.accreditations,
  listedAt: plants.listedAt,
  confirmedAt: plants.confirmedAt,
};

function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(plants)
    .where(and(isOnPage(plants.id), published));
}
export type PlantCardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Reads the cards of a page in the order the finder gave; a plant retired meanwhile is left out. */
export function cardReader<Kept extends { id: number }>(db: Database, keep: (row: PlantCardRow) => Kept) {
  const query = selectCards(db).prepare('plant_cards');
  return keepRows(async (ids) => (await query.execute({ ids })).map(keep), keptCards);
}

/** One published plant, whole, with the mark of its company. */
export async function findPlant(db: Queryable, id: number) {
  const [plant] = await db
    .select({ ...getTableColumns(plants), ...markColumns })
    .from(plants)
    .innerJoin(companies, eq(companies.id, plants.companyId))
    .where(and(eq(plants.id, id), published));
  return plant ?? null;
}
export type PlantRow = NonNullable<Awaited<ReturnType<typeof findPlant>>>;

/** What an alert tells of plants, in the order of the ids. */
export async function readNews(db: Queryable, ids: readonly number[]) {
  const { id, code, city, country, listedAt } = plants;
  const rows = await db
    .select({ id, code, city, country, listedAt })
    .from(plants)
    .where(and(inArray(id, [...ids]), published));
  return inOrderOf(ids, rows);
}

/** The company to which a published plant belongs. */
export async function findCompanyOf(db: Queryable, id: number): Promise<number | null> {
  const [plant] = await db
    .select({ companyId: plants.companyId })
    .from(plants)
    .where(and(eq(plants.id, id), published));
  return plant?.companyId ?? null;
}

/** What a request needs to know of the plant it is for. */
export async function findListing(db: Queryable, id: number) {
  const [plant] = await db
    .select({ id: plants.id, code: plants.code, country: plants.country, city: plants.city })
    .from(plants)
    .where(and(eq(plants.id, id), published));
  return plant ?? null;
}

/** Columns by which the finder's index knows a plant, in the order in which `readFeedRow` reads them. */
const feedColumns = {
  id: plants.id,
  revisedIn: plants.revisedIn,
  listedAt: plants.listedAt,
  code: plants.code,
  plantCode: plants.plantCode,
  country: plants.country,
  city: plants.city,
  yearsOfOperation: plants.yearsOfOperation,
  companyType: plants.companyType,
  dosageForms: plants.dosageForms,
  accreditations: plants.accreditations,
  otherGmp: plants.otherGmp,
  specialCapabilities: plants.specialCapabilities,
  capabilityTexts: plants.capabilityTexts,
  manufacturerTypes: plants.manufacturerTypes,
};

type Columns = typeof plants.$inferSelect;
/** A published plant as the feed reads it; arrays may be shared with other rows. */
export type PlantFeedRow = {
  [Name in Exclude<keyof typeof feedColumns, 'revisedIn'>]: Columns[Name] extends string[]
    ? readonly string[]
    : Columns[Name];
} & { revision: number };

/** Every published plant, some at a time: what fills the index. */
export function readWholeFeed(db: Database): AsyncIterable<PlantFeedRow[]> {
  return walkListings(db, {
    select: (afterId, limit) =>
      db
        .select(feedColumns)
        .from(plants)
        .where(and(gt(plants.id, afterId), published))
        .orderBy(asc(plants.id))
        .limit(limit)
        .getSQL(),
    reader: async () => readFeedRow,
  });
}

function readFeedRow(row: CopiedRow): PlantFeedRow {
  return {
    id: row.integer(),
    revision: row.long(),
    listedAt: row.timestamp(),
    code: row.ownText(),
    plantCode: row.ownText(),
    country: row.text(),
    city: row.text(),
    yearsOfOperation: row.integer(),
    companyType: row.text(),
    dosageForms: row.textArray(),
    accreditations: row.textArray(),
    otherGmp: row.text(),
    specialCapabilities: row.textArray(),
    capabilityTexts: row.textArray(),
    manufacturerTypes: row.textArray(),
  };
}

/** Those of these plants that are published. */
export async function readFeed(db: Queryable, ids: number[]): Promise<PlantFeedRow[]> {
  const rows = await db
    .select(feedColumns)
    .from(plants)
    .where(and(inArray(plants.id, ids), published));
  return rows.map(({ revisedIn, ...row }) => ({ ...row, revision: Number(revisedIn) }));
}
