import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { mostListsShown } from '#domains/catalogue/contract/shortlist-limits.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { isShared, ownerBelongs } from '../sharing.ts';
import { type EntryRow, entryColumns } from './queries.ts';
import { shortlistItems, shortlists } from './tables.ts';

const owner = alias(people, 'owner');
const adder = alias(people, 'adder');
const writer = alias(people, 'writer');

export function isOwn(viewer: Viewer): SQL {
  return eq(shortlists.personId, viewer.personId);
}

/** The lists that the viewer sees. */
export function isSeen(db: Queryable, viewer: Viewer): SQL {
  return or(isOwn(viewer), isShared(db, shortlists, viewer)) as SQL;
}

function selectLists(db: Queryable, dossierId: number | null) {
  const items = sql`from ${shortlistItems} where ${shortlistItems.listId} = ${shortlists.id}`;
  return db
    .select({
      id: shortlists.id,
      name: shortlists.name,
      personId: shortlists.personId,
      owner: owner.name,
      companyId: companies.id,
      company: companies.name,
      entries: sql<number>`(select count(*)::int ${items})`,
      holds: sql<boolean>`exists (select ${items} and ${shortlistItems.dossierId} = ${dossierId})`,
    })
    .from(shortlists)
    .innerJoin(owner, eq(owner.id, shortlists.personId))
    .leftJoin(companies, and(eq(companies.id, shortlists.companyId), ownerBelongs(db, shortlists)));
}
export type ListRow = Awaited<ReturnType<typeof selectLists>>[number];

/** One's own first; each tells whether a dossier is on it, where one is asked about. */
export function listLists(db: Queryable, viewer: Viewer, dossierId: number | null): Promise<ListRow[]> {
  return selectLists(db, dossierId)
    .where(isSeen(db, viewer))
    .orderBy(
      desc(eq(shortlists.personId, viewer.personId)),
      asc(sql`lower(${shortlists.name})`),
      asc(shortlists.id),
    )
    .limit(mostListsShown);
}

export async function findList(db: Queryable, viewer: Viewer, id: number): Promise<ListRow | null> {
  const [row] = await selectLists(db, null).where(and(eq(shortlists.id, id), isSeen(db, viewer)));
  return row ?? null;
}

/** Holds a list that the viewer sees until the transaction ends; false where there is none. */
export async function holdList(tx: Queryable, viewer: Viewer, id: number): Promise<boolean> {
  return (await lockRows(tx, shortlists, and(eq(shortlists.id, id), isSeen(tx, viewer)))).length > 0;
}

export async function countLists(db: Queryable, viewer: Viewer): Promise<number> {
  const [row] = await db.select({ lists: count() }).from(shortlists).where(isOwn(viewer));
  return row?.lists ?? 0;
}

export async function addList(
  db: Queryable,
  viewer: Viewer,
  fields: { name: string; companyId: number | null },
): Promise<number> {
  const [added] = await db
    .insert(shortlists)
    .values({ ...fields, personId: viewer.personId })
    .returning({ id: shortlists.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

/** Of one's own; false where there is none. */
export async function changeList(
  db: Queryable,
  viewer: Viewer,
  id: number,
  fields: { name: string; companyId: number | null },
): Promise<boolean> {
  const changed = await db
    .update(shortlists)
    .set(fields)
    .where(and(eq(shortlists.id, id), isOwn(viewer)))
    .returning({ id: shortlists.id });
  return changed.length > 0;
}

/** Of one's own; false where there is none. */
export async function removeList(db: Queryable, viewer: Viewer, id: number): Promise<boolean> {
  const removed = await db
    .delete(shortlists)
    .where(and(eq(shortlists.id, id), isOwn(viewer)))
    .returning({ id: shortlists.id });
  return removed.length > 0;
}

/** Those of a list that the viewer sees. */
function seenItems(db: Queryable, viewer: Viewer, listId: number): SQL {
  const seen = db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(and(eq(shortlists.id, listId), isSeen(db, viewer)));
  return inArray(shortlistItems.listId, seen);
}

/** What is on a list, the latest first; of some dossiers, where they are named. */
export async function listItems(
  db: Queryable,
  viewer: Viewer,
  listId: number,
  ids?: readonly number[],
): Promise<ItemRow[]> {
  const rows = await selectItems(db)
    .where(and(seenItems(db, viewer, listId), ids === undefined ? undefined : inArray(dossiers.id, [...ids])))
    .orderBy(desc(shortlistItems.addedAt), desc(shortlistItems.dossierId));
  return rows.map((row) => (isReadable(row, viewer) ? row : { ...row, ...nothingTold }));
}

/** A listed dossier is anybody's to read; a retired one stays readable for whoever put it aside (§12.7). */
export function isReadable(row: Pick<ItemRow, 'state' | 'addedById'>, { personId }: Viewer): boolean {
  return row.state === 'published' || row.addedById === personId;
}

/** What a colleague is not told of a dossier that is retired: all but its name and code. */
const nothingTold = {
  ...{ molecule: '', dosageForm: '', strengths: '', offerDays: null, curated: null },
  ...{ readiness: '', supply: [], markets: [], dealType: '', oneTimeFee: '', royalty: '', profitShare: '' },
};

function selectItems(db: Queryable) {
  return db
    .select({
      ...entryColumns,
      note: shortlistItems.note,
      addedAt: shortlistItems.addedAt,
      addedById: shortlistItems.addedBy,
      addedBy: adder.name,
      noteById: shortlistItems.noteBy,
      noteBy: writer.name,
    })
    .from(shortlistItems)
    .innerJoin(dossiers, eq(dossiers.id, shortlistItems.dossierId))
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .innerJoin(adder, eq(adder.id, shortlistItems.addedBy))
    .leftJoin(writer, eq(writer.id, shortlistItems.noteBy));
}
type Selected = Awaited<ReturnType<typeof selectItems>>[number];
export type ItemRow = EntryRow & Pick<Selected, 'addedById' | 'addedBy' | 'noteById' | 'noteBy'>;

/** Who put something on a list, or wrote on it. */
export async function listWriters(tx: Queryable, listId: number): Promise<number[]> {
  const rows = await tx
    .select({ addedBy: shortlistItems.addedBy, noteBy: shortlistItems.noteBy })
    .from(shortlistItems)
    .where(eq(shortlistItems.listId, listId));
  return [
    ...new Set(rows.flatMap(({ addedBy, noteBy }) => (noteBy === null ? [addedBy] : [addedBy, noteBy]))),
  ];
}

/** With whose people a list is shared, by a company to which its owner belongs; null where it is one's own alone. */
export async function findSharing(tx: Queryable, viewer: Viewer, id: number): Promise<number | null> {
  return (await findList(tx, viewer, id))?.companyId ?? null;
}

export async function countItems(db: Queryable, listId: number): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(shortlistItems)
    .where(eq(shortlistItems.listId, listId));
  return row?.items ?? 0;
}

/** What is there already stays as it is. */
export async function addItems(
  db: Queryable,
  viewer: Viewer,
  listId: number,
  items: readonly { dossierId: number; note: string; noteBy: number | null }[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ dossierId, note, noteBy }) => ({
    ...{ listId, dossierId, note, noteBy, addedBy: viewer.personId },
  }));
  await db.insert(shortlistItems).values(rows).onConflictDoNothing();
}

/** False where nothing was written: it is not there, or its note is not the one any more that was read. */
export async function writeItemNote(
  db: Queryable,
  viewer: Viewer,
  listId: number,
  dossierId: number,
  { note, was }: { note: string; was?: string | undefined },
): Promise<boolean> {
  const written = await db
    .update(shortlistItems)
    .set({ note, noteBy: note === '' ? null : viewer.personId })
    .where(
      and(
        seenItems(db, viewer, listId),
        eq(shortlistItems.dossierId, dossierId),
        was === undefined ? undefined : eq(shortlistItems.note, was),
      ),
    )
    .returning({ id: shortlistItems.dossierId });
  return written.length > 0;
}

export async function removeItems(
  db: Queryable,
  viewer: Viewer,
  listId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(shortlistItems)
    .where(and(seenItems(db, viewer, listId), inArray(shortlistItems.dossierId, [...ids])));
}
