import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changedSince, writtenSince } from '#domains/catalogue/server/listing-table.ts';
import { walkListings } from '#domains/catalogue/server/walk-listings.ts';
import { evidenceProofs } from '#domains/evidence/server/tables.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { published } from '../queries.ts';
import { dossiers, molecules } from '../tables.ts';
import { dossierWindows } from '../windows/tables.ts';
import { type LaunchDays, noLaunchDays, readLaunchDays } from './launch-days.ts';

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
  /** Of itself, or of what is proven of it: whichever was written later. */
  revisedIn: sql<string>`greatest(${dossiers.revisedIn}, ${evidenceProofs.revisedIn})`,
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
  stabilityConditions: dossiers.stabilityConditions,
  clinicalDetails: dossiers.clinicalDetails,
  cppCountry: dossiers.cppCountry,
};
/** What is proven of it, as the evidence keeps it for the finder (§21.8). */
const proofs = sql<string[]>`coalesce(${evidenceProofs.kinds}, '{}')`;
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
  launch: LaunchDays;
  proofs: readonly string[];
};

/** Every published dossier, some at a time: what fills the index. */
export function readWholeFeed(db: Database, batchSize?: number): AsyncIterable<DossierFeedRow[]> {
  return walkListings(db, {
    batchSize,
    select: (afterId, limit) =>
      db
        .select({
          ...feedColumns,
          ...productColumns,
          moleculeId: dossiers.moleculeId,
          // None has the number 0.
          factsId: sql`coalesce(${dossierWindows.factsId}, 0)`,
          proofs,
        })
        .from(dossiers)
        .leftJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
        .leftJoin(evidenceProofs, eq(evidenceProofs.dossierId, dossiers.id))
        .where(and(gt(dossiers.id, afterId), published))
        .orderBy(asc(dossiers.id))
        .limit(limit)
        .getSQL(),
    reader: feedReader,
  });
}

async function feedReader(db: NodePgDatabase): Promise<(row: CopiedRow) => DossierFeedRow> {
  const all = await db.select({ id: molecules.id, ...moleculeColumns }).from(molecules);
  const days = await readLaunchDays(db);
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
    stabilityConditions: row.text(),
    clinicalDetails: row.text(),
    cppCountry: row.text(),
    product: row.together(11, readProduct),
    launch: days.get(row.integer()) ?? noLaunchDays,
    proofs: row.textArray(),
  });
}

/** Dossiers that were written or deleted by transaction `since` or a later one, or of which another thing is proven since. */
export async function changedFor(db: Queryable, since: number): Promise<{ id: number; revision: number }[]> {
  const changed = await changedSince(db, dossiers, since);
  const proven = await db
    .select({ id: evidenceProofs.dossierId, revision: evidenceProofs.revisedIn })
    .from(evidenceProofs)
    .where(writtenSince(evidenceProofs.revisedIn, since));
  const latest = new Map(changed.map(({ id, revision }) => [id, revision]));
  for (const { id, revision } of proven) latest.set(id, Math.max(latest.get(id) ?? 0, Number(revision)));
  return [...latest].map(([id, revision]) => ({ id, revision }));
}

/** Those of these dossiers that are published. */
export async function readFeed(db: Queryable, ids: number[]): Promise<DossierFeedRow[]> {
  const rows = await db
    .select({
      ...feedColumns,
      product: productColumns,
      molecule: moleculeColumns,
      factsId: dossierWindows.factsId,
      proofs,
    })
    .from(dossiers)
    .leftJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .leftJoin(evidenceProofs, eq(evidenceProofs.dossierId, dossiers.id))
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(inArray(dossiers.id, ids), published));
  const days = await readLaunchDays(db, [...new Set(rows.flatMap(({ factsId }) => factsId ?? []))]);
  return rows.map(({ revisedIn, product, molecule, factsId, ...row }) => {
    const launch = days.get(factsId ?? 0) ?? noLaunchDays;
    return { ...row, revision: Number(revisedIn), product: { ...product, molecule }, launch };
  });
}
