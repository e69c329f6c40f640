import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { inOrderOf, isOnPage } from '#server/platform/database/listing-table.ts';
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
};

function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(plants)
    .where(and(isOnPage(plants.id), published));
}
export type PlantCardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Reads the cards of a page in the order the finder gave; a plant retired meanwhile is left out. */
export function cardReader(db: Database): (ids: number[]) => Promise<PlantCardRow[]> {
  const query = selectCards(db).prepare('plant_cards');
  return async (ids) => (ids.length === 0 ? [] : inOrderOf(ids, await query.execute({ ids })));
}

/** One published plant, whole. */
export async function findPlant(db: Queryable, id: number) {
  const [plant] = await db
    .select()
    .from(plants)
    .where(and(eq(plants.id, id), published));
  return plant ?? null;
}
export type PlantRow = NonNullable<Awaited<ReturnType<typeof findPlant>>>;

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

/** Columns by which the finder's index knows a plant. */
const feedColumns = {
  id: plants.id,
  revisedIn: plants.revisedIn,
  state: plants.state,
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

/** The next plants after an id, in order of id: one batch of the walk that fills the index. */
export function readFeedBatch(db: Queryable, afterId: number, limit: number) {
  return db
    .select(feedColumns)
    .from(plants)
    .where(and(sql`${plants.id} > ${afterId}`, published))
    .orderBy(asc(plants.id))
    .limit(limit);
}
export type PlantFeedRow = Awaited<ReturnType<typeof readFeedBatch>>[number];

export function readFeed(db: Queryable, ids: number[]): Promise<PlantFeedRow[]> {
  return db.select(feedColumns).from(plants).where(inArray(plants.id, ids));
}
