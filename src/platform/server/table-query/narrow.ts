import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { filterOf } from './conditions.ts';
import type { ColumnSource, Question, TableSource } from './define.ts';
import { containsWords } from './words.ts';

/** What must hold, and the joins that it reads. */
type Narrowed = { conditions: SQL[]; needs: string[] };

/** Up to so many rows of another table are named one by one. */
const mostNamed = 5_000;

/**
 * The conditions of a question, none where it leaves every row. A filter by another table's text looks that table
 * through first: with the numbers of the few rows that it means, an index finds theirs, and PostgreSQL knows how many
 * they are. Where they are many, the join stays.
 */
export async function narrow(
  db: Queryable,
  source: TableSource,
  { words, filters }: Question,
): Promise<Narrowed> {
  const conditions: SQL[] = [];
  const needs: string[] = [];
  for (const [name, given] of filters) {
    const condition = filterOf(source, name, given);
    const column = source.columns[name] as ColumnSource;
    const named = await nameRows(db, source, column, condition);
    conditions.push(named ?? condition);
    if (named === null) needs.push(...(column.needs ?? []));
  }
  if (words.trim() !== '' && source.searched !== undefined) {
    conditions.push(containsWords(source.searched, words));
  }
  return { conditions, needs };
}

async function nameRows(
  db: Queryable,
  source: TableSource,
  { needs = [] }: ColumnSource,
  condition: SQL,
): Promise<SQL | null> {
  const [name = '', ...others] = needs;
  const join = source.joins[name];
  if (join === undefined || others.length > 0) return null;
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${join.id} as id from ${join.table} where ${condition} limit ${mostNamed + 1}`,
  );
  if (rows.length > mostNamed) return null;
  return sql`${join.key} = any(${sql.param(rows.map(({ id }) => id))}::int[])`;
}
