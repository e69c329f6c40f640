import { and, asc, count, eq, type InferSelectModel, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ClaimFields, EvidenceAlarm } from '../contract/evidence-claims.ts';
import { redFindings } from '../contract/evidence-findings.ts';
import { numberKey } from '../contract/evidence-numbers.ts';
import { isRed } from '../contract/evidence-state.ts';
import { claimName } from '../contract/evidence-words.ts';
import { evidenceChecks, evidenceClaims } from './tables.ts';

export type ListingOfClaim = { kind: ListingKind; id: number };

const columns = { dossier: evidenceClaims.dossierId, supplier: evidenceClaims.plantId };

export function isOfListing({ kind, id }: ListingOfClaim): SQL {
  return eq(columns[kind], id);
}

export type ClaimRow = InferSelectModel<typeof evidenceClaims>;
export type CheckRow = InferSelectModel<typeof evidenceChecks>;
/** A claim, with what a register has of its number. */
export type CheckedClaim = { claim: ClaimRow; check: CheckRow | null };

/** Claims with what their registers have of them. */
export function selectChecked(db: Queryable) {
  return db
    .select({ claim: evidenceClaims, check: evidenceChecks })
    .from(evidenceClaims)
    .leftJoin(evidenceChecks, eq(evidenceChecks.claimId, evidenceClaims.id));
}

/** The claims of a listing, the first stated first. Whether it may be read is asked before. */
export function listClaims(db: Queryable, listing: ListingOfClaim): Promise<CheckedClaim[]> {
  return selectChecked(db).where(isOfListing(listing)).orderBy(asc(evidenceClaims.id));
}

/** The claims of several listings of a kind, by the listings. */
export async function listClaimsOf(
  db: Queryable,
  kind: ListingKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CheckedClaim[]>> {
  const rows = await selectChecked(db)
    .where(inArray(columns[kind], [...ids]))
    .orderBy(asc(evidenceClaims.id));
  return Map.groupBy(rows, ({ claim }) => (kind === 'dossier' ? claim.dossierId : claim.plantId) ?? 0);
}

/** Of what the desk refused nobody reads. */
const isRedClaim = and(
  inArray(evidenceChecks.finding, redFindings),
  or(sql`${evidenceClaims.verdict} is null`, ne(evidenceClaims.verdict, 'refused')),
);

/** Those that an edition says are red. */
export function listRedClaims(db: Queryable, listing: ListingOfClaim): Promise<CheckedClaim[]> {
  return selectChecked(db)
    .where(and(isOfListing(listing), isRedClaim))
    .orderBy(asc(evidenceClaims.id));
}

/** The same of several listings of a kind, by the listings. */
export async function listAlarmsOf(
  db: Queryable,
  kind: ListingKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EvidenceAlarm[]>> {
  const rows = await selectChecked(db)
    .where(and(inArray(columns[kind], [...ids]), isRedClaim))
    .orderBy(asc(evidenceClaims.id));
  const alarms = new Map<number, EvidenceAlarm[]>();
  for (const { claim, check } of rows) {
    const id = (kind === 'dossier' ? claim.dossierId : claim.plantId) ?? 0;
    const state = check?.finding ?? null;
    if (isRed(state)) alarms.set(id, [...(alarms.get(id) ?? []), { name: claimName(claim), state }]);
  }
  return alarms;
}

export async function countClaims(db: Queryable, listing: ListingOfClaim): Promise<number> {
  const [row] = await db.select({ count: count() }).from(evidenceClaims).where(isOfListing(listing));
  return row?.count ?? 0;
}

/** A claim of a listing, locked until the transaction ends. */
export async function lockClaim(
  db: Queryable,
  listing: ListingOfClaim,
  id: number,
): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(evidenceClaims)
    .where(and(eq(evidenceClaims.id, id), isOfListing(listing)))
    .for('update');
  return row ?? null;
}

/** Of which listing a claim is: that is locked before it. */
export async function findListingOfClaim(db: Queryable, id: number): Promise<ListingOfClaim | null> {
  const [row] = await db
    .select({ dossierId: evidenceClaims.dossierId, plantId: evidenceClaims.plantId })
    .from(evidenceClaims)
    .where(eq(evidenceClaims.id, id));
  if (row === undefined) return null;
  const { dossierId, plantId } = row;
  return dossierId === null ? { kind: 'supplier', id: plantId ?? 0 } : { kind: 'dossier', id: dossierId };
}

/** Whether the listing, which is locked, has the same claim already: of the same number, or word for word without one. */
export async function hasSameClaim(
  db: Queryable,
  listing: ListingOfClaim,
  fields: ClaimFields,
  but: number | null = null,
): Promise<boolean> {
  const { kind, authority, holder, site } = fields;
  const key = keyOf(fields);
  const same =
    key === null
      ? and(
          sql`${evidenceClaims.numberKey} is null`,
          ...[eq(evidenceClaims.holder, holder), eq(evidenceClaims.site, site)],
          sql`${evidenceClaims.issuedOn} is not distinct from ${fields.issuedOn}`,
        )
      : eq(evidenceClaims.numberKey, key);
  const isSame = and(
    ...[isOfListing(listing), eq(evidenceClaims.kind, kind), eq(evidenceClaims.authority, authority), same],
    but === null ? undefined : ne(evidenceClaims.id, but),
  );
  return (await db.$count(evidenceClaims, isSame)) > 0;
}

function keyOf({ kind, authority, number }: ClaimFields): string | null {
  return number === '' ? null : numberKey(kind, authority, number);
}

type Stating = { statedAs: 'owner' | 'desk'; statedBy: number };

export async function addClaim(
  db: Queryable,
  { kind, id }: ListingOfClaim,
  fields: ClaimFields,
  stating: Stating,
): Promise<number> {
  const of = kind === 'dossier' ? { dossierId: id } : { plantId: id };
  const [row] = await db
    .insert(evidenceClaims)
    .values({ ...fields, ...stating, ...of, numberKey: keyOf(fields) })
    .returning({ id: evidenceClaims.id });
  if (row === undefined) throw new Error('a claim was not written');
  return row.id;
}

/** Another claim in its place: what was proven, or checked, was the one before. */
export async function changeClaim(
  db: Queryable,
  id: number,
  fields: ClaimFields,
  stating: Stating,
): Promise<void> {
  await db.delete(evidenceChecks).where(eq(evidenceChecks.claimId, id));
  await db
    .update(evidenceClaims)
    .set({
      ...{ ...fields, ...stating, numberKey: keyOf(fields), statedAt: sql`now()` },
      ...{ verdict: null, decidedBy: null, decidedAt: null, note: '', provenUntil: null },
      revision: sql`${evidenceClaims.revision} + 1`,
    })
    .where(eq(evidenceClaims.id, id));
}

/** It goes: what it said stays in the audit trail alone. */
export async function retireClaim(db: Queryable, id: number): Promise<void> {
  await db.delete(evidenceClaims).where(eq(evidenceClaims.id, id));
}

export async function decideClaim(
  db: Queryable,
  id: number,
  decision: { verdict: 'proven' | 'refused'; decidedBy: number; note: string },
): Promise<void> {
  await db
    .update(evidenceClaims)
    .set({ ...decision, decidedAt: sql`now()`, revision: sql`${evidenceClaims.revision} + 1` })
    .where(eq(evidenceClaims.id, id));
}

/**
 * A listing became another company's, or another molecule's: the desk's word was of what it was. What it had proven is stated
 * again, and what it had refused goes.
 */
export async function forgetVerdicts(db: Queryable, listing: ListingOfClaim): Promise<void> {
  const { verdict, revision } = evidenceClaims;
  await db.delete(evidenceClaims).where(and(isOfListing(listing), eq(verdict, 'refused')));
  await db
    .update(evidenceClaims)
    .set({
      ...{ verdict: null, decidedBy: null, decidedAt: null, note: '', provenUntil: null },
      revision: sql`${revision} + 1`,
    })
    .where(and(isOfListing(listing), eq(verdict, 'proven')));
}
