import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { copyOut } from '#platform/server/database/rows/copy-out.ts';
import {
  type Edition,
  type RegisterName,
  type RegisterRow,
  type RowOf,
  registerNames,
} from '../../contract/register-rows.ts';
import { rowTables } from '../tables.ts';
import { columnsOfRegister, rowReader } from './row-copy.ts';

/** What the current editions say. A register that none was taken in of has no edition and no rows. */
export type Registers = {
  editions: Partial<Record<RegisterName, Edition>>;
  rows: { [R in RegisterName]: readonly RowOf[R][] };
};

/**
 * Reads the current editions whole, once for each set of them: who asks again while somebody still holds what was read
 * before gets the same.
 */
export function openRegisters(pool: pg.Pool): () => Promise<Registers> {
  let held: { key: string; read: WeakRef<Registers> } | null = null;
  return async () => {
    const key = keyOf(await findCurrentEditions(pool));
    const known = held?.key === key ? held.read.deref() : undefined;
    if (known !== undefined) return known;
    const registers = await readRegisters(pool);
    held = { key: keyOf(Object.values(registers.editions)), read: new WeakRef(registers) };
    return registers;
  };
}

function keyOf(editions: readonly Edition[]): string {
  return editions.map(({ id }) => id).join();
}

/** Reads the current editions in one look at the database; texts that many rows share are kept once. */
export async function readRegisters(pool: pg.Pool): Promise<Registers> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin isolation level repeatable read, read only');
    const editions = await findCurrentEditions(client);
    const rows: Partial<Record<RegisterName, RegisterRow[]>> = {};
    for (const register of registerNames) {
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

async function readRows(client: pg.PoolClient, { id, register }: Edition): Promise<RegisterRow[]> {
  const table = rowTables[register];
  const names = sql.raw(
    columnsOfRegister(register)
      .map(({ name }) => name)
      .join(', '),
  );
  const query = sql`select ${names} from ${table} where edition_id = ${id} order by line`;
  const rows: RegisterRow[] = [];
  for await (const batch of copyOut(client, query, new CopiedRow(), rowReader(register))) rows.push(...batch);
  return rows;
}

/** The editions that stand, in the order in which they were taken in. */
async function findCurrentEditions(db: Pick<pg.ClientBase, 'query'>): Promise<Edition[]> {
  const { rows } = await db.query<Edition>(
    "select id, register, to_char(day, 'YYYY-MM-DD') as day, file_name as source from register_editions where standing = 'current' order by id",
  );
  return rows;
}
