import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { PoolClient } from 'pg';
import { audit } from '#platform/server/audit/audit.ts';
import { allowSilence } from '#platform/server/database/connection/statement-watch.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RegisterName } from '../../contract/register-rows.ts';
import { registerWords } from '../../contract/register-words.ts';
import { RegisterFault } from '../readers/faults.ts';
import type { Counts } from '../readers/read-rows.ts';
import { openRegisterFile, type RegisterPart } from '../readers/register-file.ts';
import { rowTables } from '../tables.ts';
import { markConflicts } from './conflicts.ts';
import { cellsOf, copyRows } from './row-copy.ts';

export type Bringer = { by: 'snapshot' | 'command' | 'desk'; personId: number | null };

/** What became of one register of a file. */
export type Outcome = Counts & {
  register: RegisterName;
  day: string;
  /** `same` stands already, `older` would go behind what stands. */
  became: 'taken' | 'same' | 'older';
  refusals: string[];
  /** Rows of one number that say different things: all are taken. */
  inConflict: number;
};

/** Any number that no other advisory lock of the product uses. */
const registersLock = 73_052;
/** An edition has hardly fewer rows than the one before: with so much less it is cut at the end of a line. */
const leastShare = 0.5;

type Current = { id: number; day: string; sha256: string; rows: number };

/** Today as the database has it: what a file tells as past cannot be later. */
async function today(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ day: string }>(
    "select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day",
  );
  return rows[0]?.day ?? '';
}

/**
 * Runs in one transaction in which nobody else changes the editions: what it throws leaves all of them as they were, and
 * so does a process that dies.
 */
export async function changingEditions<T>(
  pool: pg.Pool,
  act: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin');
    allowSilence(pool, client);
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [registersLock]);
    const result = await act(client);
    await client.query('commit');
    failed = false;
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    failed = !(error instanceof RegisterFault);
    throw error;
  } finally {
    client.release(failed);
  }
}

export type TakeInOptions = {
  /** The file's name where the path is not it. */
  name?: string;
  /** The day of the edition, where the file does not say it or somebody knows better. */
  day?: string | undefined;
  /** Takes an edition in that is older than the one that stands. */
  evenOlder?: boolean;
  bringer: Bringer;
  /** Told how many rows were read so far. */
  onProgress?(rows: number): void;
};

/** Takes a publisher's file in, whole or not at all (§20.1). Throws RegisterFault; then everything is as it was. */
export function takeIn(pool: pg.Pool, path: string, options: TakeInOptions): Promise<Outcome[]> {
  return changingEditions(pool, async (client) => {
    const now = await today(client);
    if (options.day !== undefined && options.day > now)
      throw new RegisterFault(`an edition of ${options.day} has not come yet: give the day on which it did`);
    const file = await openRegisterFile(path, { name: options.name, notAfter: options.day ?? now });
    try {
      const copied: { part: RegisterPart; id: number; current: Current | null }[] = [];
      const same: Outcome[] = [];
      let before = 0;
      for (const part of file.parts) {
        const current = await findCurrent(client, part.register);
        if (current?.sha256 === part.sha256) {
          same.push({
            ...part.report,
            register: part.register,
            day: current.day,
            became: 'same',
            inConflict: 0,
          });
          continue;
        }
        const id = await openEdition(client, part, options);
        await copyRows(
          client,
          part.register,
          id,
          lines(part, (rows) => options.onProgress?.(before + rows)),
        );
        before += part.report.read;
        copied.push({ part, id, current });
      }
      const day = options.day ?? file.day();
      const outcomes: Outcome[] = [];
      for (const { part, id, current } of copied) {
        outcomes.push(await settle(client, { part, id, current, day, options }));
      }
      return [...same, ...outcomes];
    } finally {
      file.close();
    }
  });
}

async function* lines({ register, rows, report }: RegisterPart, onProgress: (rows: number) => void) {
  for await (const batch of rows()) {
    yield batch.map(({ line, row }) => ({ line, cells: cellsOf(register, row) }));
    onProgress(report.read);
  }
}

export async function findCurrent(client: PoolClient, register: RegisterName): Promise<Current | null> {
  const { rows } = await client.query<Current>(
    "select id, to_char(day, 'YYYY-MM-DD') as day, sha256, rows_taken as rows from register_editions where register = $1 and standing = 'current'",
    [register],
  );
  return rows[0] ?? null;
}

/** A row of its own until it is known what becomes of it; nobody else sees it meanwhile. */
export async function openEdition(
  client: PoolClient,
  { register, name, sha256 }: Pick<RegisterPart, 'register' | 'name' | 'sha256'>,
  { bringer }: Pick<TakeInOptions, 'bringer'>,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into register_editions (register, day, sha256, file_name, brought_by, standing, rows_read, rows_taken, rows_refused, rows_repeated, rows_left_out)
     values ($1, current_date, $2, $3, $4, 'past', 0, 0, 0, 0, 0) returning id`,
    [register, sha256, name, bringer.by],
  );
  return (rows[0] as { id: number }).id;
}

type Copied = {
  part: RegisterPart;
  id: number;
  current: Current | null;
  day: string | null;
  options: TakeInOptions;
};

async function settle(client: PoolClient, { part, id, current, day, options }: Copied): Promise<Outcome> {
  const { register, report, name } = part;
  if (day === null) {
    throw new RegisterFault(`${name} does not say of which day it is: give the day of its edition`);
  }
  if (current !== null && day < current.day && !options.evenOlder) {
    await client.query('delete from register_editions where id = $1', [id]);
    return { ...report, register, day: current.day, became: 'older', inConflict: 0 };
  }
  if (current !== null && report.taken < current.rows * leastShare) {
    throw new RegisterFault(
      `${name} has ${report.taken.toLocaleString('en')} rows, and the edition of ${current.day} has ${current.rows.toLocaleString('en')}: the file is cut, or only a part of the register`,
    );
  }
  const inConflict = await markConflicts(client, register, id);
  await swap(client, { register, id, day, report });
  await noteEdition(client, options.bringer, { register, day, sha256: part.sha256, report });
  return { ...report, register, day, became: 'taken', inConflict };
}

type Swapped = { register: RegisterName; id: number; day: string; report: Counts };

/** Puts an edition in the place of the current one, which is kept as the former. */
export async function swap(client: PoolClient, { register, id, day, report }: Swapped): Promise<void> {
  const table = getTableName(rowTables[register]);
  await client.query(
    `delete from ${table} where edition_id in (select id from register_editions where register = $1 and standing = 'former')`,
    [register],
  );
  await client.query(
    `update register_editions set standing = case standing when 'current' then 'former' else 'past' end
     where register = $1 and standing <> 'past'`,
    [register],
  );
  await client.query(
    `update register_editions set standing = 'current', day = $2, rows_read = $3, rows_taken = $4, rows_refused = $5,
       rows_repeated = $6, rows_left_out = $7 where id = $1`,
    [id, day, report.read, report.taken, report.refused, report.repeated, report.leftOut],
  );
}

export async function noteEdition(
  client: PoolClient,
  bringer: Bringer,
  { register, day, sha256, report }: { register: RegisterName; day: string; sha256: string; report: Counts },
): Promise<void> {
  const tx = drizzle(client, { casing: 'snake_case' }) as unknown as Queryable;
  await audit(tx, bringer.personId, 'take-register', `register:${register}`, {
    ...{ by: bringer.by, day, sha256, rows: report.taken, refused: report.refused },
    name: registerWords[register].name,
  });
}
