import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A condition for one of many values, sent as one parameter: `inArray` makes one of each, and takes longer than the question. */
export function isOneOf(column: PgColumn, values: Iterable<number | string>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}
