import { and, asc, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { members } from '#contract/roles.ts';
import { people } from '#server/features/accounts/tables.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { savedSearches } from './tables.ts';

type Row = typeof savedSearches.$inferSelect;

function own(viewer: Viewer) {
  return eq(savedSearches.personId, viewer.personId);
}

export function listSearches(db: Queryable, viewer: Viewer): Promise<Row[]> {
  return db.select().from(savedSearches).where(own(viewer)).orderBy(desc(savedSearches.id));
}

export async function countSearches(db: Queryable, viewer: Viewer): Promise<number> {
  const [row] = await db.select({ searches: count() }).from(savedSearches).where(own(viewer));
  return row?.searches ?? 0;
}

export async function addSearch(
  db: Queryable,
  viewer: Viewer,
  search: Pick<Row, 'kind' | 'name' | 'address' | 'search' | 'alert' | 'nextAt'>,
): Promise<Row> {
  const [added] = await db
    .insert(savedSearches)
    .values({ ...search, personId: viewer.personId })
    .returning();
  if (added === undefined) throw new Error('nothing was inserted');
  return added;
}

/** Null where there is no such search of the viewer's. */
export async function changeSearch(
  db: Queryable,
  viewer: Viewer,
  id: number,
  change: Partial<Pick<Row, 'name' | 'alert' | 'nextAt' | 'toldUpTo'>>,
): Promise<Row | null> {
  const [row] = await db
    .update(savedSearches)
    .set(change)
    .where(and(own(viewer), eq(savedSearches.id, id)))
    .returning();
  return row ?? null;
}

export async function findSearch(db: Queryable, viewer: Viewer, id: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(own(viewer), eq(savedSearches.id, id)));
  return row ?? null;
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
export function lockDueSearches(db: Queryable, personId: number, now: Date): Promise<Row[]> {
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
  told: Pick<Row, 'toldUpTo' | 'nextAt'>,
): Promise<void> {
  await db.update(savedSearches).set(told).where(eq(savedSearches.id, id));
}

/** Stops every alert of a person. */
export async function stopAlerts(db: Queryable, personId: number): Promise<void> {
  await db
    .update(savedSearches)
    .set({ alert: 'none', nextAt: null })
    .where(eq(savedSearches.personId, personId));
}
