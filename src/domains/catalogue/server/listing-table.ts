import { type Column, getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { integer, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import { removedListings, xid8 } from '#platform/server/database/tables.ts';
import { isStale, type ListingAge } from '../contract/listing-age.ts';

/** The columns by which a finder follows a table of listings; its triggers stand in the migrations. */
export function listingColumns() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the trade calls it by. */
    code: text().notNull().unique(),
    state: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    listedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When its owner last said that it still holds; null for whoever never did. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When its owner was last asked whether it does. */
    confirmationAskedAt: timestamp({ withTimezone: true }),
    /** The transaction that wrote the row last: how an index finds what changed without missing a late commit. */
    revisedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
  };
}

/** A listing, and the transaction that wrote or deleted it last. */
type Revision = { id: number; revision: number };

/**
 * The listings written or deleted by transaction `since` or a later one. A catalogue restored from a dump bears the
 * numbers of another server: those still to come on this one are no changes.
 */
export async function changedSince(
  db: Queryable,
  table: PgTable & { id: Column; revisedIn: Column } & Table,
  since: number,
): Promise<Revision[]> {
  const began = (xid: Column) => writtenSince(xid, since);
  const { rows } = await db.execute<{ id: number; revision: string }>(sql`
    select ${table.id} as id, ${table.revisedIn} as revision from ${table} where ${began(table.revisedIn)}
    union all
    select ${removedListings.listingId}, ${removedListings.removedIn} from ${removedListings}
      where ${removedListings.listingTable} = ${getTableName(table)} and ${began(removedListings.removedIn)}
    order by 1`);
  return rows.map(({ id, revision }) => ({ id, revision: Number(revision) }));
}

/** A condition for what was written by transaction `since` or a later one of this server. */
export function writtenSince(xid: Column, since: number): SQL {
  return sql`${xid} >= ${String(since)}::xid8 and ${xid} < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** Removals that were decided more than so many transactions ago. */
export function removedBefore(transactions: number): SQL {
  return sql`${removedListings.removedIn} < greatest(
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint - ${transactions}::bigint, 0)::text::xid8`;
}

/** A condition for the ids of a page, so written that PostgreSQL plans it once: the select hides how many there are. */
export function isOnPage(id: Column) {
  return sql`${id} = any((select ${sql.placeholder('ids')}::int[])::int[])`;
}

/** How sure it is that a listing still holds, as calls say it. */
export function toAge({ listedAt, confirmedAt }: { listedAt: Date; confirmedAt: Date | null }): ListingAge {
  return {
    listedAt: listedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    stale: isStale(confirmedAt, listedAt, new Date()),
  };
}
