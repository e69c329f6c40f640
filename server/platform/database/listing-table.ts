import { asc, type Column, sql, type Table } from 'drizzle-orm';
import { customType, integer, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The columns by which a finder follows a table of listings; its triggers stand in the migrations. */
export function listingColumns() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the trade calls it by. */
    code: text().notNull().unique(),
    state: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    listedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The transaction that wrote the row last: how an index finds what changed without missing a late commit. */
    revisedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
  };
}

/** Ids of the listings written by transaction `sinceXid` or a later one. */
export async function changedSince(
  db: Queryable,
  table: PgTable & { id: Column; revisedIn: Column } & Table,
  sinceXid: string,
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table as PgTable)
    .where(sql`${table.revisedIn} >= ${sinceXid}::xid8`)
    .orderBy(asc(table.id));
  return rows.map((row) => row.id);
}

/** A condition for the ids of a page, so written that PostgreSQL plans it once: the select hides how many there are. */
export function isOnPage(id: Column) {
  return sql`${id} = any((select ${sql.placeholder('ids')}::int[])::int[])`;
}

/** Rows in the order in which the finder gave their ids; a listing retired meanwhile is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
