import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { readLaunchBriefs } from '#domains/dossiers/server/windows/launch-briefs.ts';
import type { EvidenceAlarm } from '#domains/evidence/contract/evidence-claims.ts';
import { listAlarmsOf } from '#domains/evidence/server/queries.ts';
import type { LaunchBrief } from '#domains/registers/contract/launch-windows.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { shortlistEntries } from './tables.ts';

/** What every list shows of a dossier. */
export const entryColumns = {
  id: dossiers.id,
  code: dossiers.code,
  title: dossiers.title,
  molecule: molecules.inn,
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
};

function ownEntries(viewer: Viewer) {
  return eq(shortlistEntries.personId, viewer.personId);
}

function ownEntry(viewer: Viewer, dossierId: number) {
  return and(ownEntries(viewer), eq(shortlistEntries.dossierId, dossierId));
}

function selectEntries(db: Queryable) {
  return db
    .select({ ...entryColumns, note: shortlistEntries.note, addedAt: shortlistEntries.addedAt })
    .from(shortlistEntries)
    .innerJoin(dossiers, eq(dossiers.id, shortlistEntries.dossierId))
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId));
}
type SelectedEntry = Awaited<ReturnType<typeof selectEntries>>[number];
/** What is not told of it is '' or null. */
export type EntryRow = Omit<SelectedEntry, 'dosageForm' | 'readiness' | 'offerDays' | 'curated'> & {
  dosageForm: string;
  readiness: string;
  offerDays: number | null;
  curated: boolean | null;
};

/** The viewer's shortlist, the latest first, retired dossiers included; of some dossiers, where they are named. */
export function listEntries(db: Queryable, viewer: Viewer, ids?: readonly number[]): Promise<EntryRow[]> {
  return selectEntries(db)
    .where(and(ownEntries(viewer), ids === undefined ? undefined : inArray(dossiers.id, [...ids])))
    .orderBy(desc(shortlistEntries.addedAt), desc(shortlistEntries.dossierId));
}

/** When each of a list's dossiers may be launched; of a retired one nothing, as nobody can ask for it. */
export async function readLaunches(
  db: Queryable,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => LaunchBrief[]> {
  const listed = rows.filter(({ state }) => state === 'published').map(({ id }) => id);
  const briefs = await readLaunchBriefs(db, listed);
  return ({ id }) => briefs.get(id) ?? [];
}

/** What registers have against the evidence of each; of a retired one nothing. */
export async function readAlarms(
  db: Queryable,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => EvidenceAlarm[]> {
  const listed = rows.filter(({ state }) => state === 'published').map(({ id }) => id);
  const alarms = await listAlarmsOf(db, 'dossier', listed);
  return ({ id }) => alarms.get(id) ?? [];
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

/** Several at once; those that are there already keep their notes and days. */
export async function addEntries(
  db: Queryable,
  { personId }: Viewer,
  items: readonly { dossierId: number; note: string }[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ dossierId, note }) => ({ personId, dossierId, note }));
  await db.insert(shortlistEntries).values(rows).onConflictDoNothing();
}

export async function removeEntries(db: Queryable, viewer: Viewer, ids: readonly number[]): Promise<void> {
  await db
    .delete(shortlistEntries)
    .where(and(ownEntries(viewer), inArray(shortlistEntries.dossierId, [...ids])));
}
