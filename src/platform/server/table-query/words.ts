import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';

const mostWords = 8;

/**
 * What a table is looked through for: some of its texts after a space each, in lower case. PostgreSQL makes this column, and
 * has an index of its parts (migration 0078). The table may go by another name.
 */
export function wordsOf(table: Table): SQL {
  return sql`${sql.identifier(getTableName(table))}.words`;
}

/**
 * Every word stands in a text that is in lower case and begins with a space. One of less than three letters has too few for
 * the index to find it anywhere, so it is looked for where words begin.
 */
export function containsWords(searched: SQL, given: string): SQL {
  const words = given.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const conditions = words.map((word) => {
    const escaped = word.replace(/[\\%_]/g, '\\$&');
    return sql`${searched} like lower(${[...word].length < 3 ? `% ${escaped}%` : `%${escaped}%`})`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
