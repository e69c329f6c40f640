import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { FieldValue, ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind, ListingState } from '#domains/catalogue/contract/listing-kinds.ts';
import { ofOwnCompany } from '#domains/companies/server/own-companies.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { titleOf } from '#domains/suppliers/server/rules.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { listingFields } from '../contract/listing-fields.ts';
import { kinds } from './kinds.ts';

/** A listing of either kind, with its values by the names of their fields. */
export type ListingRecord = {
  id: number;
  kind: ListingKind;
  code: string;
  /** A plant's own; empty for a dossier. */
  plantCode: string;
  title: string;
  state: ListingState;
  revision: string;
  listedAt: Date;
  confirmedAt: Date | null;
  companyId: number;
  values: ListingValues;
};

/** Columns that are null where the field is empty text. */
export const nullIfEmpty: readonly string[] = ['usConstraintDate', 'unitPrice'];

type Row = typeof dossiers.$inferSelect | typeof plants.$inferSelect;

function toRecord(
  kind: ListingKind,
  row: Row,
  title: string,
  names: { company: string; molecule?: string },
): ListingRecord {
  const columns: Record<string, unknown> = { ...row, ...names };
  const values = listingFields[kind].map(({ name }) => [
    name,
    (nullIfEmpty.includes(name) ? (columns[name] ?? '') : columns[name]) as FieldValue,
  ]);
  return {
    kind,
    id: row.id,
    code: row.code,
    plantCode: 'plantCode' in row ? row.plantCode : '',
    title,
    state: row.state,
    revision: row.revisedIn,
    listedAt: row.listedAt,
    confirmedAt: row.confirmedAt,
    companyId: row.companyId,
    values: Object.fromEntries(values),
  };
}

/** The listings a viewer may see from within: those of their companies, and for the desk any. */
function within(viewer: Viewer, table: typeof dossiers | typeof plants): SQL | undefined {
  return viewer.role === 'admin' ? undefined : ofOwnCompany(viewer, table.companyId);
}

async function selectDossiers(db: Queryable, where: SQL | undefined) {
  const rows = await db
    .select({ row: dossiers, company: companies.name, molecule: molecules.inn })
    .from(dossiers)
    .innerJoin(companies, eq(companies.id, dossiers.companyId))
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(where)
    .orderBy(desc(dossiers.id));
  return rows.map(({ row, ...names }) => toRecord('dossier', row, row.title, names));
}

async function selectPlants(db: Queryable, where: SQL | undefined) {
  const rows = await db
    .select({ row: plants, company: companies.name })
    .from(plants)
    .innerJoin(companies, eq(companies.id, plants.companyId))
    .where(where)
    .orderBy(desc(plants.id));
  return rows.map(({ row, ...names }) => toRecord('supplier', row, titleOf(row), names));
}

const select = { dossier: selectDossiers, supplier: selectPlants };

/** A listing that the viewer may see from within, locked on demand until the transaction ends; null without. */
export async function findRecord(
  db: Queryable,
  viewer: Viewer,
  key: { kind: ListingKind; id: number },
  lock = false,
): Promise<ListingRecord | null> {
  const { table } = kinds[key.kind];
  const where = and(eq(table.id, key.id), within(viewer, table));
  if (lock) await lockRows(db, table, where);
  const [record] = await select[key.kind](db, where);
  return record ?? null;
}

/** Listings of a kind after an id, for whoever writes them all out. */
export async function listRecordsAfter(
  db: Queryable,
  kind: ListingKind,
  afterId: number,
  limit: number,
): Promise<ListingRecord[]> {
  const { table } = kinds[kind];
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(gt(table.id, afterId))
    .orderBy(asc(table.id))
    .limit(limit);
  return (await select[kind](db, inArray(table.id, ids))).reverse();
}

/** As many as a person's list shows: what is beyond is found in the back office. */
const mostOwn = 500;

/** Which drafts of a kind the viewer's companies have, and as of which revision. */
export function listOwnDrafts(
  db: Queryable,
  viewer: Viewer,
  kind: ListingKind,
): Promise<{ id: number; revision: string }[]> {
  const { table } = kinds[kind];
  return db
    .select({ id: table.id, revision: table.revisedIn })
    .from(table)
    .where(and(ofOwnCompany(viewer, table.companyId), eq(table.state, 'draft')));
}

/** Listings of a kind by their ids, whole, for whoever has asked which they may see. */
export function listRecords(
  db: Queryable,
  kind: ListingKind,
  ids: readonly number[],
): Promise<ListingRecord[]> {
  return select[kind](db, inArray(kinds[kind].table.id, [...ids]));
}

/** The listings of the companies that the viewer belongs to, the latest first. */
export async function listOwnSummaries(db: Queryable, viewer: Viewer) {
  const common = (table: typeof dossiers | typeof plants) => ({
    id: table.id,
    companyId: table.companyId,
    code: table.code,
    state: table.state,
    listedAt: table.listedAt,
    confirmedAt: table.confirmedAt,
  });
  const ofDossiers = await db
    .select({ ...common(dossiers), title: dossiers.title })
    .from(dossiers)
    .where(ofOwnCompany(viewer, dossiers.companyId))
    .orderBy(desc(dossiers.listedAt), desc(dossiers.id))
    .limit(mostOwn);
  const ofPlants = await db
    .select({ ...common(plants), city: plants.city, country: plants.country })
    .from(plants)
    .where(ofOwnCompany(viewer, plants.companyId))
    .orderBy(desc(plants.listedAt), desc(plants.id))
    .limit(mostOwn);
  return [
    ...ofDossiers.map((row) => ({ ...row, kind: 'dossier' as const })),
    ...ofPlants.map((row) => ({ ...row, kind: 'supplier' as const, title: titleOf(row) })),
  ];
}

/** People who belong to a company, for mails to the owner. */
export async function listOwners(db: Queryable, companyId: number) {
  const { rows } = await db.execute<{ name: string; email: string }>(sql`
    select p.name, p.email from people p join company_people c on c.person_id = p.id
    where c.company_id = ${companyId} and p.disabled_at is null order by p.id`);
  return rows;
}
