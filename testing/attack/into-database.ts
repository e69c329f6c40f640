import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgArray, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { TestProduct } from '../test-product.ts';

const source = new URL('../../src/', import.meta.url);

/** What the product makes for itself and finds its rows by: with another word there it would show nothing at all. */
const machineWords =
  /hash$|sha256|key$|messageId|credentialId|challenge|^secret$|fingerprint|^reference$|listingTable|mediaType|^box$|^supply$|^readiness$/i;

/** Every table that the domains and the platform declare. */
async function tables(): Promise<PgTable[]> {
  const paths = globSync('**/server/**/tables.ts', { cwd: fileURLToPath(source) });
  const modules = await Promise.all(paths.map((path): Promise<object> => import(new URL(path, source).href)));
  const all = modules.flatMap((module) => Object.values(module));
  return all.filter((one): one is PgTable => is(one, PgTable));
}

/** Puts texts past every check into every column of free text; answers how many columns hold one now. */
export async function plantInDatabase(
  { db }: TestProduct,
  texts: readonly string[],
  documents: readonly string[],
): Promise<number> {
  let planted = 0;
  // Every row at once, of all that the attacks before have left, takes longer than the product's own sessions may.
  const session = new pg.Client({ connectionString: db.$client.options.connectionString });
  await session.connect();
  try {
    for (const table of await tables()) {
      const assigned = assignments(table, texts, documents);
      // One by one only where a constraint keeps some column clean: each statement has every row written anew.
      planted += (await written(table, assigned)) || (await eachWritten(table, assigned));
    }
    return planted;
  } finally {
    await session.end();
  }

  async function eachWritten(table: PgTable, assigned: Assignment[]): Promise<number> {
    let count = 0;
    for (const one of assigned) count += await written(table, [one]);
    return count;
  }

  async function written(table: PgTable, assigned: Assignment[]): Promise<number> {
    if (assigned.length === 0) return 0;
    const values = assigned.map(({ set }, at) => set.replace('$1', `$${at + 1}`));
    const statement = `update "${getTableName(table)}" set ${values.join(', ')}`;
    try {
      const { rowCount } = await session.query(
        statement,
        assigned.map(({ text }) => text),
      );
      return rowCount === 0 ? 0 : assigned.length;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      // Rows are locked in the order in which they lie, which is nobody else's: a job of the product may wait for one of them.
      if (code === '40P01') return written(table, assigned);
      if (/^23|^P0001/.test(code ?? '')) return 0;
      throw error;
    }
  }
}

/** A part of an update, and what stands in it for `$1`. */
type Assignment = { set: string; text: string };

function assignments(table: PgTable, texts: readonly string[], documents: readonly string[]): Assignment[] {
  return Object.values(getTableColumns(table)).flatMap((column, at): Assignment[] => {
    const { name: key, columnType, enumValues, primary, isUnique } = column;
    const field = `"${toSnakeCase(key)}"`;
    const text = key === 'content' ? documents.join('') : (texts[at % texts.length] ?? '');
    if (is(column, PgArray)) {
      if (column.baseColumn.enumValues?.length) return [];
      return column.getSQLType() === 'text[]' ? [{ set: `${field} = array[$1]`, text }] : [];
    }
    if (columnType === 'PgJsonb') {
      // Where a private word stands, something was typed; so it was where a whole text is one that the attacks before sent.
      const typed = JSON.stringify(text).slice(1, -1).replaceAll('\\', '\\\\');
      const words = `private-word-of-person-[0-9]+|(?<=")=1[+]1([^"\\\\]|\\\\.)*`;
      const set = `${field} = regexp_replace(${field}::text, '${words}', $1, 'g')::jsonb`;
      return [{ set, text: typed }];
    }
    if (columnType !== 'PgText' || enumValues?.length || primary || machineWords.test(key)) return [];
    return [{ set: `${field} = $1${isUnique ? ' || ctid::text' : ''}`, text }];
  });
}
