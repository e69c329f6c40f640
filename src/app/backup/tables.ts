import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { writeToDisk } from '#platform/server/files/forms/receive-form.ts';
import { type Manifest, tablePath } from './manifest.ts';

/**
 * Rows that no backup holds. What admits somebody must not come back to life when it had ended: sessions, keys out of
 * mails, and mails with such a key that had not left. What follows changes by transaction number means another server.
 */
const rowsLeftOut: Record<string, string> = {
  sessions: 'true',
  account_keys: 'true',
  passkey_challenges: 'true',
  removed_listings: 'true',
  outgoing_mails: 'confidential and sent_at is null',
};

type TableColumns = { name: string; columns: string[] };

/**
 * Every table of the product with the columns that a backup holds: not those that PostgreSQL makes from others, nor
 * numbers of transactions, which mean nothing on another server; there the column's default is right.
 */
export async function listTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
    group by c.relname order by c.relname`);
  return rows.filter(({ name }) => rowsLeftOut[name] !== 'true');
}

/** Writes each table of the client's snapshot to a file. */
export async function copyTablesOut(client: ClientBase, folder: string): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    const where = rowsLeftOut[name] === undefined ? '' : ` where not (${rowsLeftOut[name]})`;
    const query = `select ${quote(columns)} from public."${name}"${where}`;
    written.push({ name, columns, ...(await copyOut(client, query, tablePath(folder, name))) });
  }
  return written;
}

/** Writes what a query selects to a file, as PostgreSQL's binary COPY. */
export async function copyOut(
  client: ClientBase,
  query: string,
  path: string,
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
  const written = await writeToDisk(stream, path);
  return { rows: stream.rowCount, ...written };
}

/** Fills a table with the rows of a file. */
export async function copyIn(
  client: ClientBase,
  table: string,
  columns: string[],
  path: string,
): Promise<void> {
  const copy = copyFrom(`copy ${table} (${quote(columns)}) from stdin (format binary)`);
  await pipeline(createReadStream(path), client.query(copy));
}

function quote(columns: string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** Last values of the sequences. They stand outside of transactions: never behind the rows of an earlier snapshot. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, value]);
  }
}

/**
 * Fills the tables of a schema that was just made, in the caller's transaction. Triggers do nothing meanwhile: what
 * they would write is in the backup. Foreign keys are made anew afterwards, over all rows, so that tables may come in
 * any order and none of them is taken on trust.
 */
export async function loadTables(client: ClientBase, folder: string, tables: Manifest['tables']) {
  const { rows: own } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of own) await client.query(`alter table ${name} disable trigger user`);
  // Migrations may have written rows: those are in the backup, as they had become.
  await client.query(`truncate ${own.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    await copyIn(client, `public."${name}"`, columns, tablePath(folder, name));
  }
  for (const { name } of own) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
