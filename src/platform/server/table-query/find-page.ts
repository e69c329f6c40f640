import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { type Cursor, isPast, type Ordering } from './cursor.ts';
import type { TableSource } from './define.ts';
import { joinsFor } from './joins.ts';

/** Rows are counted up to here: further on the exact number costs more than it tells. */
export const mostCounted = 5_000;

/** A walk along an order looks at so many rows for each that it is to find. */
const lookedAtForEach = 50;

/** A page to be found: what must hold, what the rows are ordered by, and where it begins. */
export type Search = {
  source: TableSource;
  conditions: SQL[];
  /** The joins that the conditions read. */
  needs: readonly string[];
  order: SQL;
  ordering: Ordering;
  orderNeeds: readonly string[];
  /** Whether a walk along the order can be short. */
  walks: boolean;
  downwards: boolean;
  cursor: Cursor | null;
  limit: number;
};

/** A row of the page: its number, and what it is sorted by as text. */
export type Found = { id: number; order: string };

/**
 * Finds the rows of a page and counts all that match. Few matches are all found and sorted. Many are met soon on a walk
 * along the order's index; where they stand too far apart for that, they are all sorted after all. This is decided here
 * by what there is, never by the planner's estimate, which words and joins make wrong by any factor.
 */
export async function findPage(db: Queryable, search: Search): Promise<{ found: Found[]; count: number }> {
  if (search.conditions.length === 0) {
    return { found: await walk(db, search), count: await countAll(db, search.source) };
  }
  const sorted = await sortFew(db, search);
  if (sorted.count <= mostCounted) return sorted;
  const met = search.walks ? await walkFiltered(db, search) : [];
  const found = met.length === search.limit ? met : await sortMany(db, search);
  return { found, count: sorted.count };
}

async function countAll(db: Queryable, { from }: TableSource): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from} limit ${mostCounted + 1}) as counted`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The page, and how many match; where there are more than are counted, no page. What matches is found without an order, so that
 * PostgreSQL takes the index that fits the conditions; and joined for its order only where it is to be sorted.
 */
async function sortFew(db: Queryable, search: Search): Promise<{ found: Found[]; count: number }> {
  const { source, conditions, needs, order, orderNeeds } = search;
  const isJoined = orderNeeds.every((name) => needs.includes(name));
  const ordered = sql`lateral (select ${order} as "order" from ${source.from} ${joinsFor(source, orderNeeds)}
    where ${source.id} = matching.id offset 0) as ordered`;
  const from = isJoined ? sql`matching` : sql`matching cross join ${ordered}`;
  const by = isJoined ? sql`matching."order"` : sql`ordered."order"`;
  const isFew = sql`(select count from counted) <= ${mostCounted}`;
  const { rows } = await db.execute<{ count: number; id: number | null; order: string }>(sql`
    with matching as materialized (
      select ${source.id} as id ${isJoined ? sql`, ${order} as "order"` : sql``}
      from ${source.from} ${joinsFor(source, needs)} ${where(conditions)} limit ${mostCounted + 1}),
    counted as materialized (select count(*)::int as count from matching)
    select counted.count, page.id, page."order"::text as "order"
    from counted left join (${select(search, sql`matching.id`, by, from, [isFew])}) as page on true
    ${sortedBy(search, sql`page."order"`, sql`page.id`)}`);
  const found = rows.filter((row): row is Found & { count: number } => row.id !== null);
  return { found, count: rows[0]?.count ?? 0 };
}

/**
 * Of many the page alone is kept while they are gone through: to count them, too, all would be written down first. Their
 * order is no index's as it is written here, so that PostgreSQL does not walk along one until the page is full; and
 * nothing stands between it and the rows, so that each process that shares the work keeps a page of its own.
 */
async function sortMany(db: Queryable, search: Search): Promise<Found[]> {
  const { source, conditions, needs, order, orderNeeds } = search;
  const from = sql`${source.from} ${joinsFor(source, [...needs, ...orderNeeds])}`;
  const page = select(search, source.id, sql`coalesce(${order}, ${order})`, from, conditions);
  const { rows } = await db.execute<Found>(sql`select id, "order"::text as "order" from (${page}) as page
    ${sortedBy(search, sql`page."order"`, sql`page.id`)}`);
  return rows;
}

async function walk(db: Queryable, search: Search): Promise<Found[]> {
  const { rows } = await db.execute<Found>(
    sql`select id, "order"::text as "order" from (${alongOrder(search, search.limit)}) as walked`,
  );
  return rows;
}

/** `offset 0` keeps the conditions out of the walk: each row is looked at as it is met, and no other. */
async function walkFiltered(db: Queryable, search: Search): Promise<Found[]> {
  const { source, conditions, needs, limit } = search;
  const { rows } = await db.execute<Found>(sql`
    select walked.id, walked."order"::text as "order"
    from (${alongOrder(search, limit * lookedAtForEach)}) as walked
    cross join lateral (
      select from ${source.from} ${joinsFor(source, needs)}
      ${where([sql`${source.id} = walked.id`, ...conditions])} offset 0) as fits
    ${sortedBy(search, sql`walked."order"`, sql`walked.id`)} limit ${limit}`);
  return rows;
}

function alongOrder(search: Search, limit: number): SQL {
  const { source, order, orderNeeds } = search;
  const from = sql`${source.from} ${joinsFor(source, orderNeeds)}`;
  return select({ ...search, limit }, source.id, order, from);
}

function select(search: Search, id: SQL, order: SQL, from: SQL, conditions: SQL[] = []): SQL {
  return sql`select ${id} as id, ${order} as "order" from ${from}
    ${where([...conditions, ...beyond(search, id, order)])}
    ${sortedBy(search, order, id)} limit ${search.limit}`;
}

function beyond(search: Search, id: SQL, order: SQL): SQL[] {
  const { cursor, downwards } = search;
  return cursor === null ? [] : isPast({ order, id, type: search.ordering.type }, cursor, downwards);
}

function sortedBy({ downwards }: Search, order: SQL, id: SQL): SQL {
  const direction = sql.raw(downwards ? 'desc' : 'asc');
  return sql`order by ${order} ${direction}, ${id} ${direction}`;
}

function where(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
