import { and, desc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { listingImports } from '../tables.ts';

export type ImportRow = typeof listingImports.$inferSelect;

export async function findImport(db: Queryable, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(listingImports).where(eq(listingImports.id, id));
  return row ?? null;
}

export async function noteImport(
  db: Queryable,
  id: number,
  changes: Partial<Omit<ImportRow, 'id' | 'finishedAt'>> & { finishedAt?: SQL },
): Promise<void> {
  await db.update(listingImports).set(changes).where(eq(listingImports.id, id));
}

export async function addImport(db: Queryable, row: typeof listingImports.$inferInsert): Promise<number> {
  const [added] = await db.insert(listingImports).values(row).returning({ id: listingImports.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

/** Moves a checked import without faults on; false where it is not one any more. */
export async function startWriting(db: Queryable, id: number): Promise<boolean> {
  const moved = await db
    .update(listingImports)
    .set({ state: 'writing', doneRows: 0, finishedAt: null })
    .where(
      and(eq(listingImports.id, id), eq(listingImports.state, 'checked'), eq(listingImports.faultCount, 0)),
    )
    .returning({ id: listingImports.id });
  return moved.length > 0;
}

/** Imports with who sent them, the latest first. */
export function listImports(db: Queryable, limit: number, before = 2_147_483_647) {
  return db
    .select({ row: listingImports, by: people.name })
    .from(listingImports)
    .innerJoin(people, eq(people.id, listingImports.personId))
    .where(lt(listingImports.id, before))
    .orderBy(desc(listingImports.id))
    .limit(limit);
}

/** Ends the imports that wait for a confirmation for longer than so many days; those it ended. */
export function expireUnconfirmed(db: Queryable, days: number): Promise<{ id: number }[]> {
  return db
    .update(listingImports)
    .set({ state: 'failed', failure: `Nobody confirmed it within ${days} days. Send the sheet again.` })
    .where(
      and(
        eq(listingImports.state, 'checked'),
        lt(listingImports.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .returning({ id: listingImports.id });
}

/** Sheets that are still to be read. */
export const sheetOwner: FileOwner = {
  folder: 'imports',
  column: listingImports.storageKey,
  async list(db) {
    const sheets = await db
      .select({
        key: listingImports.storageKey,
        sha256: listingImports.sha256,
        // One with faults is written never.
        optional: sql<boolean>`${listingImports.state} = 'checked' and ${listingImports.faultCount} > 0`,
      })
      .from(listingImports)
      .where(notInArray(listingImports.state, ['done', 'failed']));
    return sheets;
  },
  async nameOf(db, key) {
    const [sheet] = await db.select().from(listingImports).where(eq(listingImports.storageKey, key));
    return sheet === undefined ? null : `Sheet of listings ${sheet.id}: ${sheet.fileName}`;
  },
};
