import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { companies } from '#domains/companies/server/tables.ts';
import { markColumns } from '#domains/companies/server/verification/mark.ts';
import { withLosses } from '#domains/evidence/contract/proofs.ts';
import { findProofs } from '#domains/evidence/server/proofs.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { inOrderOf } from '#platform/server/database/rows/in-order-of.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { isOpenDeal } from './rules.ts';
import { dossiers, molecules } from './tables.ts';

export const published = eq(dossiers.state, 'published');

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
        ...markColumns,
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
      facts: {
        dosageForm: dossiers.dosageForm,
        readiness: dossiers.readiness,
        stabilityConditions: dossiers.stabilityConditions,
        clinicalDetails: dossiers.clinicalDetails,
        gmpStatuses: dossiers.gmpStatuses,
        cppCountry: dossiers.cppCountry,
        apiDmf: dossiers.apiDmf,
      },
    })
    .from(dossiers)
    .where(and(eq(dossiers.id, id), published));
  if (row === undefined) return null;
  const { facts, ...listing } = row;
  return { ...listing, facts: { ...facts, losses: withLosses(await findProofs(db, id)) } };
}

/** Which of these dossiers are published, in their order. */
export async function publishedAmong(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(and(inArray(dossiers.id, [...ids]), published));
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
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
