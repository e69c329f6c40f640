import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { copyOut } from '#platform/server/database/rows/copy-out.ts';
import {
  type Edition,
  type LaunchRegister,
  type LaunchRow,
  type LaunchRowOf,
  launchRegisters,
} from '../../contract/register-rows.ts';
import { columnsOfRegister } from '../editions/row-copy.ts';
import { indexRows, type RowIndex, registerRows } from '../row-index/rules.ts';
import { rowTables } from '../tables.ts';
import { textOf } from './row-lookup.ts';

/** What the current editions say. A register that none was taken in of has no edition and no rows. */
export type Registers = {
  editions: Partial<Record<LaunchRegister, Edition>>;
  rows: { [R in LaunchRegister]: readonly LaunchRowOf[R][] };
};

/** Reads the current editions in one look at the database; texts that many rows share are kept once. */
export async function readRegisters(pool: pg.Pool): Promise<Registers> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin isolation level repeatable read, read only');
    const editions = await findCurrentEditions(client);
    const rows: Partial<Record<LaunchRegister, LaunchRow[]>> = {};
    for (const register of launchRegisters) {
      const edition = editions.find((each) => each.register === register);
      rows[register] = edition === undefined ? [] : await readRows(client, edition);
    }
    await client.query('commit');
    failed = false;
    return {
      editions: Object.fromEntries(editions.map((edition) => [edition.register, edition])),
      rows: rows as Registers['rows'],
    };
  } finally {
    client.release(failed);
  }
}

/** All rows of some editions, and which these are: by the time they are read, others may stand. */
export type ReadIndex = { index: RowIndex; editions: string };

/** All that the current editions say, to match many presentations with: a second's work, and for a thread of its own. */
export async function readIndex(pool: pg.Pool): Promise<ReadIndex> {
  const { rows, editions } = await readRegisters(pool);
  const index = indexRows(
    registerRows(
      (register) => rows[register],
      (register) => editions[register]?.day ?? null,
    ),
  );
  return { index, editions: textOf(Object.values(editions)) };
}

async function readRows(client: pg.PoolClient, { id, register }: Edition): Promise<LaunchRow[]> {
  const table = rowTables[register];
  const names = sql.raw(
    columnsOfRegister(register)
      .map(({ name }) => name)
      .join(', '),
  );
  const query = sql`select ${names} from ${table} where edition_id = ${id} order by line`;
  const rows: LaunchRow[] = [];
  for await (const batch of copyOut(client, query, new CopiedRow(), rowReader(register))) rows.push(...batch);
  return rows;
}

/** The editions of these registers that stand, in the order in which they were taken in. */
async function findCurrentEditions(db: Pick<pg.ClientBase, 'query'>): Promise<Edition[]> {
  const { rows } = await db.query<Edition>(
    "select id, register, to_char(day, 'YYYY-MM-DD') as day, file_name as source from register_editions where standing = 'current' and register = any($1) order by id",
    [launchRegisters],
  );
  return rows;
}

/** Reads a row as `copyOut` selects it, in the order of the columns. */
function rowReader(register: LaunchRegister): (row: CopiedRow) => LaunchRow {
  const columns = columnsOfRegister(register);
  return (row) => {
    const read: Record<string, unknown> = {};
    for (const { key, type, notNull } of columns) {
      if (type === 'boolean') read[key] = row.boolean();
      else if (type === 'date') read[key] = row.date();
      else if (type === 'text[]') read[key] = row.textArray();
      // An empty text is kept as none wherever there may be none.
      else read[key] = notNull ? row.text() : row.text() || null;
    }
    return read as LaunchRow;
  };
}
