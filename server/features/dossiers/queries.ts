import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { companies } from '#server/features/companies/tables.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { inOrderOf, isOnPage } from '#server/platform/database/listing-table.ts';
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
export function cardReader(db: Database): (ids: number[]) => Promise<DossierCardRow[]> {
  const query = selectCards(db).prepare('dossier_cards');
  return async (ids) => (ids.length === 0 ? [] : inOrderOf(ids, await query.execute({ ids })));
}

/** One published dossier with what is true of its molecule and its company, but not the company's name. */
export async function findDossier(db: Queryable, id: number) {
  const [row] = await db
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
    .where(and(eq(dossiers.id, id), published));
  return row ?? null;
}
export type DossierRow = NonNullable<Awaited<ReturnType<typeof findDossier>>>;

/** What a request needs to know of the dossier it is for. */
export async function findListing(db: Queryable, id: number) {
  const [row] = await db
    .select({ id: dossiers.id, code: dossiers.code, title: dossiers.title, offerDays: dossiers.offerDays })
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

/** Columns by which the finder's index knows a dossier. */
const feedColumns = {
  id: dossiers.id,
  revisedIn: dossiers.revisedIn,
  state: dossiers.state,
  listedAt: dossiers.listedAt,
  code: dossiers.code,
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
  offerDays: dossiers.offerDays,
  markets: dossiers.markets,
  countriesOfManufacture: dossiers.countriesOfManufacture,
  readiness: dossiers.readiness,
  curated: dossiers.curated,
  supply: dossiers.supply,
  inn: molecules.inn,
  otherNames: molecules.otherNames,
  brands: molecules.brands,
};

/** The next dossiers after an id, in order of id: one batch of the walk that fills the index. */
export function readFeedBatch(db: Queryable, afterId: number, limit: number) {
  return db
    .select(feedColumns)
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(sql`${dossiers.id} > ${afterId}`, published))
    .orderBy(asc(dossiers.id))
    .limit(limit);
}
export type DossierFeedRow = Awaited<ReturnType<typeof readFeedBatch>>[number];

export function readFeed(db: Queryable, ids: number[]): Promise<DossierFeedRow[]> {
  return db
    .select(feedColumns)
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(inArray(dossiers.id, ids));
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
