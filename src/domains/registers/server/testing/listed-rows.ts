import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import type { EvidenceRegister, EvidenceRowOf } from '../../contract/evidence-rows.ts';
import { listedTables, registerEditions } from '../tables.ts';

type ListedRows<Register extends EvidenceRegister> = {
  /** The day of the edition; null where none was brought. */
  day: string | null;
  rows: (EvidenceRowOf[Register] & { line: number })[];
};

/** The rows of a list's current edition that have one of these keys, by key and line. */
export async function readListed<Register extends EvidenceRegister>(
  db: Queryable,
  register: Register,
  keys: readonly string[],
): Promise<ListedRows<Register>> {
  const [current] = await db
    .select({ id: registerEditions.id, day: registerEditions.day })
    .from(registerEditions)
    .where(and(eq(registerEditions.register, register), eq(registerEditions.standing, 'current')));
  if (current === undefined) return { day: null, rows: [] };
  const table: PgTable & Record<'editionId' | 'key' | 'line', PgColumn> = listedTables[register];
  const { editionId: _, ...columns } = getTableColumns(table);
  const rows = await db
    .select(columns)
    .from(table as PgTable)
    .where(and(eq(table.editionId, current.id), isOneOf(table.key, new Set(keys))))
    .orderBy(asc(table.key), asc(table.line));
  return { day: current.day, rows: rows as unknown as ListedRows<Register>['rows'] };
}
