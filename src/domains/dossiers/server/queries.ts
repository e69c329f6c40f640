import { and, asc, desc, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isOnPage } from '#domains/catalogue/server/listing-table.ts';
import { walkListings } from '#domains/catalogue/server/walk-listings.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { inOrderOf } from '#platform/server/database/rows/in-order-of.ts';
import { keepRows, keptCards } from '#platform/server/database/rows/kept-rows.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { isOpenDeal } from './rules.ts';
import { dossiers, molecules } from './tables.ts';

const published = eq(dossiers.state, 'published');

/** What a card shows: no more columns than that, because this runs at every search. */
const cardColumns = {
  id: dossiers.id,
  code: dossiers.code,
  title: dossiers.title,
  dosageForm: dossiers.dosageForm,
  strengths: dossiers.strengths,
  curated: dossiers.curated,
  markets: dossiers.markets,
  readiness: dossiers.readiness,
  gmpStatuses: dossiers.gmpStatuses,
  countriesOfManufacture: dossiers.countriesOfManufacture,
  usConstraintDate: dossiers.usConstraintDate,
  supply: dossiers.supply,
  dealType: dossiers.dealType,
  usReferenceProduct: dossiers.usReferenceProduct,
  indication: dossiers.indication,
  offerDays: dossiers.offerDays,
  moleculeId: dossiers.moleculeId,
  salt: dossiers.salt,
  listedAt: dossiers.listedAt,
  confirmedAt: dossiers.confirmedAt,
  oneTimeFee: dossiers.oneTimeFee,
  royalty: dossiers.royalty,
  profitShare: dossiers.profitShare,
  supplyPrice: dossiers.supplyPrice,
  minimumOrder: dossiers.minimumOrder,
  batchSize: dossiers.batchSize,
  shelfLife: dossiers.shelfLife,
  leadTime: dossiers.leadTime,
  lastInspection: dossiers.lastInspection,
};

/**
 * Written so that PostgreSQL plans it once, and not at every search: the limit makes each molecule a look-up by key
 * in any plan. Planning took three times what the reading takes.
 */
function selectCards(db: Queryable) {
  const molecule = db
    .select({
      about: molecules.about,
      inn: molecules.inn,
      otherNames: molecules.otherNames,
      brands: molecules.brands,
      hasStructure: sql<boolean>`${molecules.smiles} is not null`.as('has_structure'),
    })
    .from(molecules)
    .where(eq(molecules.id, dossiers.moleculeId))
    .limit(1)
    .as('molecule');
  return db
    .select({
      ...cardColumns,
      about: molecule.about,
      inn: molecule.inn,
      otherNames: molecule.otherNames,
      brands: molecule.brands,
      hasStructure: molecule.hasStructure,
    })
    .from(dossiers)
    .innerJoinLateral(molecule, sql`true`)
    .where(and(isOnPage(dossiers.id), published));
}
export type DossierCardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Reads the cards of a page in the order the finder gave; a dossier retired meanwhile is left out. */
export function cardReader(db: Database) {
  const query = selectCards(db).prepare('dossier_cards');
  return keepRows<DossierCardRow>((ids) => query.execute({ ids }), keptCards);
}

/** Published dossiers with what is true of their molecules and companies, but not the companies' names. */
export function findDossiers(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      dossier: dossiers,
      molecule: { about: molecules.about, hasStructure: sql<boolean>`${molecules.smiles} is not null` },
      company: {
        headquarters: companies.headquarters,
        foundedYear: companies.foundedYear,
        rdCapabilities: companies.rdCapabilities,
        manufacturing: companies.manufacturing,
        frontEndMarkets: companies.frontEndMarkets,
        apiManufacturing: companies.apiManufacturing,
      },
    })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .innerJoin(companies, eq(companies.id, dossiers.companyId))
    .where(and(inArray(dossiers.id, [...ids]), published));
}
export type DossierRow = Awaited<ReturnType<typeof findDossiers>>[number];

/** What an alert tells of dossiers, in the order of the ids. */
export async function readNews(db: Queryable, ids: readonly number[]) {
  const { id, code, title, listedAt } = dossiers;
  const rows = await db
    .select({ id, code, title, listedAt })
    .from(dossiers)
    .where(and(inArray(id, [...ids]), published));
  return inOrderOf(ids, rows);
}

/** One published dossier, whole. Throws AppError 'not-found'. */
export async function findDossier(db: Queryable, id: number): Promise<DossierRow> {
  const [row] = await findDossiers(db, [id]);
  if (row === undefined) throw new AppError('not-found', messages.dossierMissing);
  return row;
}

/** The same, of those that investors may see: any other is as unknown to them as one that there is not. */
export async function findOpenDeal(db: Queryable, id: number): Promise<DossierRow> {
  const row = await findDossier(db, id);
  if (!isOpenDeal(row.dossier)) throw new AppError('not-found', messages.dossierMissing);
  return row;
}

/** What a request needs to know of the dossier it is for. */
export async function findListing(db: Queryable, id: number) {
  const [row] = await db
    .select({
      id: dossiers.id,
      code: dossiers.code,
      title: dossiers.title,
      offerDays: dossiers.offerDays,
      markets: dossiers.markets,
    })
    .from(dossiers)
    .where(and(eq(dossiers.id, id), published));
  return row ?? null;
}

/** A company's published dossiers, the latest first. */
export function listDossiersOf(db: Queryable, companyId: number, limit: number) {
  return db
    .select({
      id: dossiers.id,
      code: dossiers.code,
      title: dossiers.title,
      dosageForm: dossiers.dosageForm,
      strengths: dossiers.strengths,
      readiness: dossiers.readiness,
      markets: dossiers.markets,
      supply: dossiers.supply,
    })
    .from(dossiers)
    .where(and(eq(dossiers.companyId, companyId), published))
    .orderBy(desc(dossiers.listedAt), desc(dossiers.id))
    .limit(limit);
}
export type RelatedRow = Awaited<ReturnType<typeof listDossiersOf>>[number];

/** SMILES of a molecule; null where there is nothing to draw. */
export async function findSmiles(db: Queryable, moleculeId: number): Promise<string | null> {
  const [row] = await db
    .select({ smiles: molecules.smiles })
    .from(molecules)
    .where(eq(molecules.id, moleculeId));
  return row?.smiles ?? null;
}

/** Columns by which the finder's index knows a product: several dossiers are of the same, word for word. */
const productColumns = {
  title: dossiers.title,
  salt: dossiers.salt,
  strengths: dossiers.strengths,
  dosageForm: dossiers.dosageForm,
  routes: dossiers.routes,
  therapeuticCategories: dossiers.therapeuticCategories,
  atcClasses: dossiers.atcClasses,
  indication: dossiers.indication,
  usReferenceProduct: dossiers.usReferenceProduct,
  usConstraintDate: dossiers.usConstraintDate,
};
/** Those by which it knows a dossier. */
const feedColumns = {
  id: dossiers.id,
  revisedIn: dossiers.revisedIn,
  listedAt: dossiers.listedAt,
  code: dossiers.code,
  offerDays: dossiers.offerDays,
  markets: dossiers.markets,
  countriesOfManufacture: dossiers.countriesOfManufacture,
  readiness: dossiers.readiness,
  curated: dossiers.curated,
  supply: dossiers.supply,
  registeredIn: dossiers.registeredIn,
  gmpStatuses: dossiers.gmpStatuses,
  apiDmf: dossiers.apiDmf,
  dealType: dossiers.dealType,
  prescriptionStatus: dossiers.prescriptionStatus,
  exclusivity: dossiers.exclusivity,
  confirmedAt: dossiers.confirmedAt,
  oneTimeFee: dossiers.oneTimeFee,
  royalty: dossiers.royalty,
  profitShare: dossiers.profitShare,
  minimumOrder: dossiers.minimumOrder,
  batchSize: dossiers.batchSize,
  shelfLife: dossiers.shelfLife,
  leadTime: dossiers.leadTime,
  lastInspection: dossiers.lastInspection,
};
const moleculeColumns = { inn: molecules.inn, otherNames: molecules.otherNames, brands: molecules.brands };

type Dossier = typeof dossiers.$inferSelect;
/** The row's own type, but that arrays may be shared with other rows. */
type Fed<Name extends keyof Dossier> = {
  [Key in Name]: Dossier[Key] extends string[] ? readonly string[] : Dossier[Key];
};
export type FeedMolecule = Pick<typeof molecules.$inferSelect, keyof typeof moleculeColumns>;
export type FeedProduct = Fed<keyof typeof productColumns> & { molecule: FeedMolecule };
/** A published dossier as the feed reads it. */
export type DossierFeedRow = Fed<Exclude<keyof typeof feedColumns, 'revisedIn'>> & {
  revision: number;
  product: FeedProduct;
};

/** Every published dossier, some at a time: what fills the index. */
export function readWholeFeed(db: Database, batchSize?: number): AsyncIterable<DossierFeedRow[]> {
  return walkListings(db, {
    batchSize,
    select: (afterId, limit) =>
      db
        .select({ ...feedColumns, ...productColumns, moleculeId: dossiers.moleculeId })
        .from(dossiers)
        .where(and(gt(dossiers.id, afterId), published))
        .orderBy(asc(dossiers.id))
        .limit(limit)
        .getSQL(),
    reader: feedReader,
  });
}

async function feedReader(db: NodePgDatabase): Promise<(row: CopiedRow) => DossierFeedRow> {
  const all = await db.select({ id: molecules.id, ...moleculeColumns }).from(molecules);
  const byId = new Map(all.map(({ id, ...molecule }) => [id, molecule]));
  // Fields come as they are selected: the dossier's own, those of its product, and the molecule.
  const readProduct = (row: CopiedRow): FeedProduct => ({
    title: row.text(),
    salt: row.text(),
    strengths: row.text(),
    dosageForm: row.text(),
    routes: row.textArray(),
    therapeuticCategories: row.textArray(),
    atcClasses: row.textArray(),
    indication: row.text(),
    usReferenceProduct: row.text(),
    usConstraintDate: row.date(),
    molecule: byId.get(row.integer()) as FeedMolecule,
  });
  return (row) => ({
    id: row.integer(),
    revision: row.long(),
    listedAt: row.timestamp(),
    code: row.ownText(),
    offerDays: row.integer(),
    markets: row.textArray(),
    countriesOfManufacture: row.textArray(),
    readiness: row.text(),
    curated: row.boolean(),
    supply: row.textArray(),
    registeredIn: row.text(),
    gmpStatuses: row.textArray(),
    apiDmf: row.text(),
    dealType: row.text(),
    prescriptionStatus: row.text(),
    exclusivity: row.text(),
    confirmedAt: row.timestampOrNull(),
    oneTimeFee: row.text(),
    royalty: row.text(),
    profitShare: row.text(),
    minimumOrder: row.text(),
    batchSize: row.text(),
    shelfLife: row.text(),
    leadTime: row.text(),
    lastInspection: row.text(),
    product: row.together(11, readProduct),
  });
}

/** Those of these dossiers that are published. */
export async function readFeed(db: Queryable, ids: number[]): Promise<DossierFeedRow[]> {
  const rows = await db
    .select({ ...feedColumns, product: productColumns, molecule: moleculeColumns })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(inArray(dossiers.id, ids), published));
  return rows.map(({ revisedIn, product, molecule, ...row }) => {
    return { ...row, revision: Number(revisedIn), product: { ...product, molecule } };
  });
}

/**
 * Molecules that are called one of these names, in lower case, whether or not a dossier is listed of them. One that is
 * known by its bare name alone came with a listing: while that is a draft, nobody is told that there is such a name.
 */
export async function findMoleculesCalled(db: Queryable, names: readonly string[]) {
  const called = sql<string>`lower(called.name)`;
  return db
    .select({ inn: molecules.inn, name: called })
    .from(molecules)
    .innerJoinLateral(
      sql`unnest(array[${molecules.inn}] || ${molecules.otherNames} || ${molecules.brands}) as called(name)`,
      sql`true`,
    )
    .where(
      and(
        inArray(called, [...names]),
        or(
          sql`${molecules.about} <> '' or cardinality(${molecules.otherNames}) > 0 or cardinality(${molecules.brands}) > 0`,
          exists(
            db
              .select({ one: sql`1` })
              .from(dossiers)
              .where(and(eq(dossiers.moleculeId, molecules.id), ne(dossiers.state, 'draft'))),
          ),
        ),
      ),
    );
}

/** The molecules that published dossiers are of, with how many there are. */
export function readListedMolecules(db: Queryable) {
  const listed = db
    .select({ moleculeId: dossiers.moleculeId, count: sql<number>`count(*)::int`.as('count') })
    .from(dossiers)
    .where(published)
    .groupBy(dossiers.moleculeId)
    .as('listed');
  return db
    .select({
      inn: molecules.inn,
      otherNames: molecules.otherNames,
      brands: molecules.brands,
      count: listed.count,
    })
    .from(listed)
    .innerJoin(molecules, eq(molecules.id, listed.moleculeId));
}
export type ListedMolecule = Awaited<ReturnType<typeof readListedMolecules>>[number];
