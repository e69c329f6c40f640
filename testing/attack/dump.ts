import type { Database } from '#platform/server/database/database.ts';

/** Every row of every table as text, by the name of its table; those of the jobs included. */
export async function dumpOf({ $client }: Database): Promise<[table: string, text: string][]> {
  const { rows: tables } = await $client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const found: [string, string][] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<{ text: string }>(`select t::text as text from ${name} t`);
    found.push(...rows.map(({ text }): [string, string] => [name, text]));
  }
  return found;
}

/** In how many rows of which table a word stands. */
export function countHolding(rows: readonly [string, string][], word: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, text] of rows) if (text.includes(word)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
