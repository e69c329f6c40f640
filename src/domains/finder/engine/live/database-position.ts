import type pg from 'pg';

/** Where a database stands at a moment. */
export type Position = {
  /** Another one belongs to another server, another database, another start of it, or a table filled anew. */
  history: string;
  /** The oldest transaction still running: all that is older has been decided. */
  horizon: number;
  /** The first that has not been decided when it was asked, nor any later one. */
  next: number;
};

/** A listing's removal is kept for so many transactions: an index that is further behind is built anew. */
export const transactionsKept = 1_000_000;

/** Between a look and its question for changes, others may have moved on and swept. */
const furthestBehind = transactionsKept / 2;

/** A connection that went silent is given up before it makes the index old. */
const answerLimit = 2_000;

/** Asks where the database stands, as seen from the table of a finder's listings. */
export async function readPosition(pool: pg.Pool, table: string): Promise<Position> {
  const question: pg.QueryConfig & { query_timeout: number } = {
    text: `select pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as next,
        concat_ws('/', extract(epoch from pg_postmaster_start_time()), pg_relation_filenode($1::regclass),
          (select oid from pg_database where datname = current_database())) as history`,
    values: [table],
    query_timeout: answerLimit,
  };
  const { rows } = await pool.query<{ history: string; horizon: string; next: string }>(question);
  const [row] = rows;
  if (row === undefined) throw new Error('the database did not say where it stands');
  return { history: row.history, horizon: Number(row.horizon), next: Number(row.next) };
}

/**
 * Whether nothing at all was written between two positions: where nothing was under way at the first one, whatever has been
 * decided since has a later number.
 */
export function isStill(before: Position, now: Position): boolean {
  return now.history === before.history && before.horizon === before.next && now.next === before.next;
}

/**
 * Whether what changed between two positions can be told by transaction numbers. After a restore or a failover the
 * same numbers stand for other writes, and a restart may have been either; one server never counts backwards. Of what
 * was deleted long ago nothing is told any more.
 */
export function continues(before: Position, now: Position): boolean {
  const behind = now.horizon - before.horizon;
  return now.history === before.history && behind >= 0 && behind < furthestBehind;
}
