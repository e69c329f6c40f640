import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import type { EvidenceRegister, EvidenceRowOf } from '../../contract/evidence-rows.ts';
import { registerWords } from '../../contract/register-words.ts';
import { listedTables, registerEditions } from '../tables.ts';

/** The edition in which a row stands, and who says so. */
export type ListedEdition = { id: number; day: string; publisher: string; address: string };

export type ListedRow<Register extends EvidenceRegister> = EvidenceRowOf[Register] & { line: number };

/** What the edition that stands has of some numbers; no edition and no rows where none was brought. */
export type ListedRows<Register extends EvidenceRegister> = {
  edition: ListedEdition | null;
  rows: ListedRow<Register>[];
};

/** So many numbers are asked for at once. */
export const mostKeys = 1_000;

/**
 * The rows of a list's current edition that have one of these keys (`contract/evidence-keys.ts`), by key and line. Who joins
 * them in SQL takes `listedTables`, by the edition and the key, which are indexed.
 */
export async function readListed<Register extends EvidenceRegister>(
  db: Queryable,
  register: Register,
  keys: readonly string[],
): Promise<ListedRows<Register>> {
  if (keys.length > mostKeys) throw new Error(`more than ${mostKeys} keys are asked for`);
  const [current] = await db
    .select({ id: registerEditions.id, day: registerEditions.day })
    .from(registerEditions)
    .where(and(eq(registerEditions.register, register), eq(registerEditions.standing, 'current')));
  if (current === undefined) return { edition: null, rows: [] };
  const { publisher, address } = registerWords[register];
  const edition = { ...current, publisher, address };
  if (keys.length === 0) return { edition, rows: [] };
  const table: PgTable & Record<'editionId' | 'key' | 'line', PgColumn> = listedTables[register];
  const { editionId: _, ...columns } = getTableColumns(table);
  const rows = await db
    .select(columns)
    .from(table as PgTable)
    .where(and(eq(table.editionId, current.id), isOneOf(table.key, new Set(keys))))
    .orderBy(asc(table.key), asc(table.line));
  return { edition, rows: rows as unknown as ListedRow<Register>[] };
}
