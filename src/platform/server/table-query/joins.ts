import { type SQL, sql } from 'drizzle-orm';
import type { TableSource } from './define.ts';

/** The joins of these names as they stand after the table. */
export function joinsFor(source: TableSource, names: readonly string[]): SQL {
  const joins = Object.entries(source.joins).filter(([name]) => names.includes(name));
  return sql.join(
    joins.map(
      ([, { table, id, key, optional }]) =>
        sql`${sql.raw(optional ? 'left join' : 'join')} ${table} on ${id} = ${key}`,
    ),
    sql` `,
  );
}
