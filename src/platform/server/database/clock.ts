import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * What time it is by the database's clock: the one clock that all instances have in common. Whatever is compared with a
 * moment that is stored, or stored itself, goes by it and not by the process's own.
 */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return new Date(Math.floor(rows[0]?.now ?? Number.NaN));
}
