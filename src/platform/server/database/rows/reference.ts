import { type AnyPgColumn, integer } from 'drizzle-orm/pg-core';

/** A column that names a row of another table, and is never without one. */
export function reference(to: () => AnyPgColumn, actions?: { onDelete: 'cascade' }) {
  return integer().notNull().references(to, actions);
}
