import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column as DrizzleColumn, getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { escapeList, escapeText } from '#platform/server/database/rows/copy-text.ts';
import { listingFields } from '../../contract/listing-fields.ts';
import { kinds } from '../kinds.ts';
import { nullIfEmpty } from '../records.ts';
import type { ReadRow } from './reading.ts';

type OwnColumn = { name: string; column: string; type: string };

/** The columns that a sheet's fields fill, as the table has them. */
function ownColumns(kind: ListingKind): OwnColumn[] {
  return listingFields[kind]
    .filter(({ type }) => type !== 'company' && type !== 'molecule')
    .map(({ name }) => ({ name, column: `"${toSnakeCase(name)}"`, type: typeOf(kind, name) }));
}

function typeOf(kind: ListingKind, name: string): string {
  const column = (getTableColumns(kinds[kind].table) as Record<string, DrizzleColumn>)[name];
  if (column === undefined) throw new Error(`${kind} has no column for its field ${name}`);
  return column.getSQLType();
}

/** Makes the table in which a sheet's rows stand until the transaction ends. */
export async function makeStage(client: PoolClient, kind: ListingKind): Promise<void> {
  const own = ownColumns(kind).map(({ column, type }) => `${column} ${type}`);
  await client.query(
    `create temp table staged (sheet_row integer, code text, plant_code text, state text, company text, molecule text, findings jsonb, ${own.join(', ')}) on commit drop`,
  );
}

/** Writes rows into the stage as they come, with no more in memory than are on their way. */
export async function fillStage(
  client: PoolClient,
  kind: ListingKind,
  batches: AsyncIterable<ReadRow[]>,
): Promise<void> {
  const own = ownColumns(kind);
  const columns = [
    'sheet_row',
    'code',
    'plant_code',
    'state',
    'company',
    'molecule',
    'findings',
    ...own.map(({ column }) => column),
  ];
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of batches) yield rows.map((row) => lineOf(row, own)).join('');
  }
  await pipeline(
    Readable.from(lines(), { objectMode: true, highWaterMark: 1 }),
    client.query(copyFrom(`copy staged (${columns.join(', ')}) from stdin`)),
  );
  await client.query('create index on staged (code)');
  await client.query('analyze staged');
}

function lineOf({ number, listing, findings = [] }: ReadRow, own: readonly OwnColumn[]): string {
  const { code, plantCode, state, values } = listing;
  const cells = [
    String(number),
    code,
    plantCode,
    state,
    String(values.company),
    String(values.molecule ?? ''),
    JSON.stringify(findings),
  ];
  const fields = own.map(({ name, type }) => {
    const value = values[name];
    return value === '' && nullIfEmpty.includes(name) ? null : encode(value, type);
  });
  return `${[...cells.map(escapeText), ...fields].map((cell) => cell ?? '\\N').join('\t')}\n`;
}

function encode(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (type === 'jsonb') return escapeText(JSON.stringify(value));
  if (!Array.isArray(value)) return escapeText(String(value));
  return escapeList(value);
}

/** What differs between a staged row and the listing that bears its code. */
function differs(kind: ListingKind, listing: string, staged: string): string {
  const compare = (name: string, column: string, of: string) =>
    nullIfEmpty.includes(name) && typeOf(kind, name) === 'text'
      ? `coalesce(${of}.${column}, '')`
      : `${of}.${column}`;
  const own = ownColumns(kind);
  const side = (of: string) =>
    [
      `${of}.state`,
      `${of}.company_id`,
      `${of}.${kinds[kind].stage.key}`,
      ...own.map(({ name, column }) => compare(name, column, of)),
    ].join(', ');
  return `(${side(listing)}) is distinct from (${side(staged)})`;
}

/** The staged rows with the keys of what they name; a molecule that is not there yet has none. */
function keyed(kind: ListingKind): string {
  const { select, join } = kinds[kind].stage;
  return `(select s.*, c.id as company_id${select} from staged s join companies c on c.name = s.company ${join})`;
}

/** How many listings a stage would add and change. */
export async function countStage(
  client: PoolClient,
  kind: ListingKind,
): Promise<{ added: number; changed: number }> {
  const table = getTableName(kinds[kind].table);
  const { rows } = await client.query<{ added: number; changed: number }>(`
    select count(*) filter (where t.id is null)::int as added,
      count(*) filter (where t.id is not null and ${differs(kind, 't', 'k')})::int as changed
    from ${keyed(kind)} k left join ${table} t on t.code = k.code`);
  return rows[0] ?? { added: 0, changed: 0 };
}

/** Rows of the sheet whose plant code another listing bears. */
export async function findTakenPlants(
  client: PoolClient,
): Promise<{ row: number; plantCode: string; code: string }[]> {
  const { rows } = await client.query(
    'select s.sheet_row as row, p.plant_code as "plantCode", p.code from staged s join plants p on p.plant_code = s.plant_code and p.code <> s.code order by 1',
  );
  return rows;
}

/** Holds the listings that the sheet names until the transaction ends: what is found of them stays so. */
export async function lockStaged(client: PoolClient, kind: ListingKind): Promise<void> {
  const table = getTableName(kinds[kind].table);
  await client.query(
    `select count(*) from (select t.id from ${table} t join staged s on s.code = t.code order by t.id for update of t) held`,
  );
}

/** Listings that the stage retires, drafts among them. */
export async function findRetired(client: PoolClient, kind: ListingKind): Promise<number[]> {
  const table = getTableName(kinds[kind].table);
  const { rows } = await client.query<{ id: number }>(
    `select t.id from staged s join ${table} t on t.code = s.code where t.state <> 'retired' and s.state = 'retired'`,
  );
  return rows.map(({ id }) => id);
}

/** Drafts that the stage publishes. */
export async function findPublished(client: PoolClient, kind: ListingKind): Promise<number[]> {
  const table = getTableName(kinds[kind].table);
  const { rows } = await client.query<{ id: number }>(
    `select t.id from staged s join ${table} t on t.code = s.code where t.state = 'draft' and s.state = 'published'`,
  );
  return rows.map(({ id }) => id);
}

/** Listings that the stage gives to another company. */
export async function findGivenAway(client: PoolClient, kind: ListingKind): Promise<number[]> {
  const table = getTableName(kinds[kind].table);
  const { rows } = await client.query<{ id: number }>(
    `select t.id from staged s join ${table} t on t.code = s.code join companies c on c.name = s.company where t.company_id <> c.id`,
  );
  return rows.map(({ id }) => id);
}

/** Writes a stage over the listings, by their codes: new ones are added, and those that differ changed. */
export async function writeStage(
  client: PoolClient,
  kind: ListingKind,
): Promise<{ added: number; changed: number }> {
  const table = getTableName(kinds[kind].table);
  const { key, before } = kinds[kind].stage;
  if (before) await client.query(before);
  const columns = ['code', 'state', 'company_id', key, ...ownColumns(kind).map(({ column }) => column)];
  const { rows } = await client.query<{ added: number; changed: number }>(`
    with written as (
      insert into ${table} (${columns.join(', ')})
      select ${columns.map((column) => `k.${column}`).join(', ')} from ${keyed(kind)} k order by k.sheet_row
      on conflict (code) do update set
        ${columns
          .slice(1)
          .map((column) => `${column} = excluded.${column}`)
          .join(', ')},
        listed_at = case when ${table}.state = 'draft' and excluded.state = 'published' then now() else ${table}.listed_at end
      where ${differs(kind, table, 'excluded')}
      returning (xmax = 0) as added)
    select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed from written`);
  return rows[0] ?? { added: 0, changed: 0 };
}
