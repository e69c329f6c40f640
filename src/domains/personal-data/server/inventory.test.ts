import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Columns by which a person is referred to, or that are named like what one writes of a person. */
async function findPersonalColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and (
      exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
        and k.confrelid = 'people'::regclass and a.attnum = any(k.conkey))
      or a.attname ~ '(^|_)(person|people|actor|member|email|recipient|phone|name|organisation|address)(_id)?$'
      or a.attname ~ '_by(_id)?$')
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Columns that the table of docs/privacy.md says something of. */
async function readInventory(): Promise<Set<string>> {
  const text = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  for (const [, column, copy, deletion] of cells) {
    expect([copy, deletion], column).not.toContain('');
  }
  return new Set(
    cells.flatMap(([, columns]) =>
      [...(columns ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name ?? ''),
    ),
  );
}

/** Named alike, and no person's. */
const others = [
  'saved_searches.address',
  // The operator of the installation, as the law has it published.
  ...['address', 'email', 'name', 'phone'].map((column) => `operator_versions.${column}`),
  // What public registers call medicines, and by which way an edition came.
  'eu_medicines.name',
  'orange_products.trade_name',
  'purple_products.proper_name',
  'purple_products.proprietary_name',
  'purple_products.reference_proper_name',
  'register_editions.brought_by',
  'register_editions.file_name',
];

test('every column of the database that refers to a person stands in docs/privacy.md', async () => {
  const inventory = await readInventory();
  const unnamed = (await findPersonalColumns()).filter(
    (name) => !inventory.has(name) && !others.includes(name),
  );
  expect(unnamed).toEqual([]);
});

test('a new table with a person’s reference is found, whatever its column is called', async () => {
  await database.pool.query('create table fan_letters (reader integer references people(id), words text)');
  expect(await findPersonalColumns()).toContain('fan_letters.reader');
  await database.pool.query('drop table fan_letters');
});

test('docs/privacy.md names no column that is not there', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const known = new Set(rows.map(({ name }) => name));
  expect([...(await readInventory())].filter((name) => !known.has(name))).toEqual([]);
});
