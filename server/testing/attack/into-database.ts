import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { TestProduct } from '../test-product.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/tables.ts', { eager: true });

/** What the product reads as a word of its own, an address or a key, and people never type. */
const machineWords =
  /hash|key|sha256|message.?id|recipient|email|purpose|credential|currency|media|secret|fingerprint|reference|code$|^action$|^subject$|table|inn$|smiles|image$|^address$|country|form$|readiness|move|page$|challenge|value|^name$.*holidays/i;

/** Every table that the features declare. */
function tables(): PgTable[] {
  const all = Object.values(modules).flatMap((module) => Object.values(module));
  return all.filter((one): one is PgTable => is(one, PgTable));
}

/** Puts texts past every check into every column of free text; answers how many columns hold one now. */
export async function plantInDatabase(
  { db }: TestProduct,
  texts: readonly string[],
  documents: readonly string[],
): Promise<number> {
  let planted = 0;
  for (const table of tables()) {
    const name = getTableName(table);
    const columns = Object.values(getTableColumns(table));
    for (const column of columns) {
      const { name: field, columnType, enumValues, primary, isUnique } = column;
      const text = name === 'blog_posts' && field === 'content' ? documents : [texts[planted % texts.length]];
      if (columnType === 'PgText' && !enumValues?.length && !primary && !machineWords.test(field)) {
        const unique = isUnique ? ' || ctid::text' : '';
        planted += await written(`update "${name}" set "${field}" = $1${unique}`, [text.join('')]);
      } else if (columnType === 'PgJsonb') {
        // Where a private word stands, something was typed.
        planted += await written(
          `update "${name}" set "${field}" = regexp_replace("${field}"::text, 'private-word-of-person-[0-9]+', $1, 'g')::jsonb where "${field}"::text ~ 'private-word'`,
          [JSON.stringify(texts[0]).slice(1, -1).replaceAll('\\', '\\\\')],
        );
      }
    }
  }
  return planted;

  /** A column that a constraint keeps clean is none that could be planted in. */
  async function written(statement: string, values: string[]): Promise<number> {
    const { rowCount } = await db.$client.query(statement, values).catch(() => ({ rowCount: 0 }));
    return rowCount === 0 ? 0 : 1;
  }
}
