import { and, count, desc, eq } from 'drizzle-orm';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { shortlistEntries } from './tables.ts';

const columns = {
  id: dossiers.id,
  code: dossiers.code,
  title: dossiers.title,
  dosageForm: dossiers.dosageForm,
  strengths: dossiers.strengths,
  readiness: dossiers.readiness,
  markets: dossiers.markets,
  supply: dossiers.supply,
  dealType: dossiers.dealType,
  oneTimeFee: dossiers.oneTimeFee,
  royalty: dossiers.royalty,
  profitShare: dossiers.profitShare,
  offerDays: dossiers.offerDays,
  curated: dossiers.curated,
  state: dossiers.state,
  note: shortlistEntries.note,
  addedAt: shortlistEntries.addedAt,
};

function ownEntries(viewer: Viewer) {
  return eq(shortlistEntries.personId, viewer.personId);
}

function ownEntry(viewer: Viewer, dossierId: number) {
  return and(ownEntries(viewer), eq(shortlistEntries.dossierId, dossierId));
}

function selectEntries(db: Queryable) {
  return db
    .select(columns)
    .from(shortlistEntries)
    .innerJoin(dossiers, eq(dossiers.id, shortlistEntries.dossierId));
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The viewer's shortlist, the latest first, retired dossiers included. */
export function listEntries(db: Queryable, viewer: Viewer): Promise<EntryRow[]> {
  return selectEntries(db)
    .where(ownEntries(viewer))
    .orderBy(desc(shortlistEntries.addedAt), desc(shortlistEntries.dossierId));
}

export async function findEntry(db: Queryable, viewer: Viewer, dossierId: number): Promise<EntryRow | null> {
  const [row] = await selectEntries(db).where(ownEntry(viewer, dossierId));
  return row ?? null;
}

export function listIds(db: Queryable, viewer: Viewer) {
  return db
    .select({ dossierId: shortlistEntries.dossierId })
    .from(shortlistEntries)
    .where(ownEntries(viewer));
}

export async function countEntries(db: Queryable, viewer: Viewer): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(shortlistEntries).where(ownEntries(viewer));
  return row?.entries ?? 0;
}

/** One that is there already keeps its note and its day. */
export async function addEntry(
  db: Queryable,
  viewer: Viewer,
  dossierId: number,
  note: string,
): Promise<void> {
  await db
    .insert(shortlistEntries)
    .values({ personId: viewer.personId, dossierId, note })
    .onConflictDoNothing();
}

export async function writeNote(
  db: Queryable,
  viewer: Viewer,
  dossierId: number,
  note: string,
): Promise<void> {
  await db.update(shortlistEntries).set({ note }).where(ownEntry(viewer, dossierId));
}

export async function removeEntry(db: Queryable, viewer: Viewer, dossierId: number): Promise<void> {
  await db.delete(shortlistEntries).where(ownEntry(viewer, dossierId));
}
