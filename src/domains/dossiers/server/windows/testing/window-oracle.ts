import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { otherNames } from '../../molecules/other-names.ts';
import type { OracleListing } from './listings.ts';

export type OracleAnswer = { id: number } & Pick<
  LaunchWindow,
  'market' | 'state' | 'hardUntil' | 'softUntil' | 'earliest' | 'asOf'
> & {
    /** Of which states alone it tells, in the order of the alphabet. */
    states: string | null;
  };

/** One after the other; the last answers. */
const statements = ['1-lists', '2-names', '3-strengths', '4-matches', '5-dates', '6-registered', '7-windows'];

/**
 * The launch windows of all listings at once, by SQL over the registers' raw rows that shares no code with the product.
 * What is handed over are data: the listings, the names of substances, and the day.
 */
export async function askOracle(
  client: pg.ClientBase,
  listings: readonly OracleListing[],
  today: string,
): Promise<OracleAnswer[]> {
  await client.query('begin');
  try {
    const listed = listings.map(({ id, inn, columns }) => ({ id, inn, ...columns }));
    await table(
      client,
      'oracle_listing',
      listed,
      `id, inn, "dosageForm" as form, routes, strengths, salt, "atcClasses" as atc, "usReferenceProduct" as reference,
      readiness, "registeredIn" as registered`,
      `id int, inn text, "dosageForm" text, routes text[], strengths text, salt text, "atcClasses" text[],
      "usReferenceProduct" text, readiness text, "registeredIn" text`,
    );
    await client.query('create unique index on oracle_listing (id); analyze oracle_listing');
    await table(client, 'oracle_name', registeredNames(), '*', 'inn text, name text');
    await table(
      client,
      'oracle_settlement',
      listings.flatMap(({ id, settlements }) => settlements.map(({ market, day }) => ({ id, market, day }))),
      '*',
      'id int, market text, day date',
    );
    await table(
      client,
      'oracle_carve_out',
      listings.flatMap(({ id, carveOuts }) => carveOuts.map((one) => ({ id, ...one }))),
      '*',
      'id int, application text, code text',
    );
    await table(client, 'oracle_clock', [{ today }], '*', 'today date');
    const asked = [];
    for (const name of statements) {
      const text = await readFile(new URL(`${name}.sql`, import.meta.url), 'utf8');
      asked.push(await client.query<OracleAnswer>(text));
    }
    return asked.at(-1)?.rows ?? [];
  } finally {
    await client.query('rollback');
  }
}

/** What a register may call each substance; abbreviations are no names of it there. */
function registeredNames(): { inn: string; name: string }[] {
  return Object.entries(otherNames).flatMap(([inn, kinds]) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      kind === 'short' ? [] : names.map((name) => ({ inn, name })),
    ),
  );
}

async function table(
  client: pg.ClientBase,
  name: string,
  rows: readonly object[],
  columns: string,
  types: string,
): Promise<void> {
  await client.query(
    `create temp table ${name} on commit drop as select ${columns} from jsonb_to_recordset(${client.escapeLiteral(JSON.stringify(rows))}) as given (${types})`,
  );
}
