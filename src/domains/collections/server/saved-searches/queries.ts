import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { members } from '#platform/contract/roles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { mostSharedSearches } from '../../contract/saved-searches.ts';
import { isShared } from '../sharing.ts';
import { savedSearches } from './tables.ts';

export type DueSearch = typeof savedSearches.$inferSelect;

/** Without what it found, which is long and for the alerts alone. */
export type Row = Omit<DueSearch, 'matchedIds'>;
const { matchedIds: _, ...row } = getTableColumns(savedSearches);

function own(viewer: Viewer) {
  return eq(savedSearches.personId, viewer.personId);
}

export function listSearches(db: Queryable, viewer: Viewer): Promise<Row[]> {
  return db.select(row).from(savedSearches).where(own(viewer)).orderBy(desc(savedSearches.id));
}

/** What colleagues share with the viewer, by name: what opens it, and whose it is. */
export function listSharedSearches(db: Queryable, viewer: Viewer) {
  const { id, kind, name, address, createdAt } = savedSearches;
  return db
    .select({ id, kind, name, address, createdAt, owner: people.name, company: companies.name })
    .from(savedSearches)
    .innerJoin(people, eq(people.id, savedSearches.personId))
    .innerJoin(companies, eq(companies.id, savedSearches.companyId))
    .where(and(not(own(viewer)), isShared(db, savedSearches, viewer)))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(mostSharedSearches);
}

export async function countSearches(db: Queryable, viewer: Viewer): Promise<number> {
  const [counted] = await db.select({ searches: count() }).from(savedSearches).where(own(viewer));
  return counted?.searches ?? 0;
}

export async function addSearch(
  db: Queryable,
  viewer: Viewer,
  search: Pick<
    DueSearch,
    'kind' | 'name' | 'address' | 'search' | 'alert' | 'nextAt' | 'matchedIds' | 'companyId'
  >,
): Promise<Row> {
  const [added] = await db
    .insert(savedSearches)
    .values({ ...search, personId: viewer.personId })
    .returning(row);
  if (added === undefined) throw new Error('nothing was inserted');
  return added;
}

/** Null where there is no such search of the viewer's. */
export async function changeSearch(
  db: Queryable,
  viewer: Viewer,
  id: number,
  change: Partial<Pick<DueSearch, 'name' | 'alert' | 'nextAt' | 'toldUpTo' | 'matchedIds' | 'companyId'>>,
): Promise<Row | null> {
  const [changed] = await db
    .update(savedSearches)
    .set(change)
    .where(and(own(viewer), eq(savedSearches.id, id)))
    .returning(row);
  return changed ?? null;
}

export async function findSearch(db: Queryable, viewer: Viewer, id: number): Promise<Row | null> {
  const [found] = await db
    .select(row)
    .from(savedSearches)
    .where(and(own(viewer), eq(savedSearches.id, id)));
  return found ?? null;
}

/** The same, held until the transaction ends. */
export async function holdSearch(tx: Queryable, viewer: Viewer, id: number): Promise<Row | null> {
  const held = await lockRows(tx, savedSearches, and(own(viewer), eq(savedSearches.id, id)));
  return held.length === 0 ? null : findSearch(tx, viewer, id);
}

export async function removeSearch(db: Queryable, viewer: Viewer, id: number): Promise<void> {
  await db.delete(savedSearches).where(and(own(viewer), eq(savedSearches.id, id)));
}

/** Whose alerts may leave now, some at a time in the order of their numbers. */
export async function listDuePeople(
  db: Queryable,
  now: Date,
  afterId: number,
  limit: number,
): Promise<{ id: number; email: string }[]> {
  const due = db
    .select({ personId: savedSearches.personId })
    .from(savedSearches)
    .where(lte(savedSearches.nextAt, now));
  return db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(
      and(
        gt(people.id, afterId),
        inArray(people.id, due),
        inArray(people.role, [...members]),
        isNull(people.disabledAt),
      ),
    )
    .orderBy(asc(people.id))
    .limit(limit);
}

/** A person's searches that are due, locked; those that another process works on are left out. */
export function lockDueSearches(db: Queryable, personId: number, now: Date): Promise<DueSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), lte(savedSearches.nextAt, now)))
    .orderBy(asc(savedSearches.id))
    .for('update', { skipLocked: true });
}

export async function noteTold(
  db: Queryable,
  id: number,
  told: Pick<DueSearch, 'toldUpTo' | 'nextAt' | 'matchedIds'>,
): Promise<void> {
  await db.update(savedSearches).set(told).where(eq(savedSearches.id, id));
}

/** Stops every alert of a person. */
export async function stopAlerts(db: Queryable, personId: number): Promise<void> {
  await db
    .update(savedSearches)
    .set({ alert: 'none', nextAt: null, matchedIds: null })
    .where(eq(savedSearches.personId, personId));
}
