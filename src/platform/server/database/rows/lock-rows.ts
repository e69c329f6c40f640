import { asc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database.ts';

type Table = PgTable & { id: PgColumn };

/**
 * Holds rows until the transaction ends, and answers only which: nothing is read by the statement that waits. Who waits
 * in a statement with joins gets the held row anew, but what was joined to it as it was before the wait. What is to be
 * decided is read by the next statement, which sees all that whoever was first has committed.
 */
export async function lockRows(
  tx: Queryable,
  table: Table,
  where: SQL | undefined,
  mode: 'wait' | 'skip' = 'wait',
): Promise<number[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
    .for('update', mode === 'skip' ? { skipLocked: true } : {});
  return rows.map(({ id }) => Number(id));
}
