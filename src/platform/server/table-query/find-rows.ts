import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { TableSource } from './define.ts';
import { type FilledRow, fillRows } from './fill.ts';
import { containsWords } from './words.ts';

/** A few rows that the table's search finds, in no order. */
export async function findRows(
  db: Queryable,
  source: TableSource,
  words: string,
  limit: number,
): Promise<FilledRow[]> {
  if (source.searched === undefined) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${source.id} as id from ${source.from} where ${containsWords(source.searched, words)} limit ${limit}`);
  return fillRows(
    db,
    source,
    rows.map(({ id }) => id),
  );
}
