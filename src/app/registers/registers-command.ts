import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { windowsQueue } from '#domains/dossiers/server/windows/jobs.ts';
import { registerWords } from '#domains/registers/contract/register-words.ts';
import { type Outcome, takeIn } from '#domains/registers/server/editions/take-in.ts';
import { RegisterFault } from '#domains/registers/server/readers/faults.ts';
import { bundledEditions } from '#domains/registers/server/snapshot/bundled.ts';
import { writeSnapshot } from '#domains/registers/server/snapshot/write-snapshot.ts';
import { prepareQueues } from '#platform/server/jobs/jobs.ts';

export const registersUsage = `  npm run registers -- FILE...      takes publishers' files in: the Orange Book, the Purple Book, the EMA's table of medicines,
                                    the EDQM's CEPs, the FDA's DMFs and inspections
      --day 2026-06-10              the day of the edition, where the file does not say it
      --older                       even in the place of a newer edition
      --snapshot FILE...            writes what the repository brings along instead, and touches no database`;

/** What the command line asks for; null where it makes no sense. */
export function readRegistersLine(line: string[]) {
  try {
    const options = {
      day: { type: 'string' },
      older: { type: 'boolean', default: false },
      snapshot: { type: 'boolean', default: false },
    } as const;
    const { values, positionals: files } = parseArgs({ args: line, options, allowPositionals: true });
    // One day is hardly that of several files.
    const isDay =
      values.day === undefined || (z.iso.date().safeParse(values.day).success && files.length === 1);
    return files.length > 0 && isDay ? { ...values, files } : null;
  } catch {
    return null;
  }
}

type Asked = NonNullable<ReturnType<typeof readRegistersLine>>;
type Say = (line: string) => void;

/** Takes file after file in, and says what became of each; false where one was refused. */
export async function takeFiles(pool: pg.Pool, { files, day, older }: Asked, say: Say): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('register_editions') is not null as there");
  if (!rows[0]?.there) {
    say("The database is of a release before this one: start the product, or run 'npm run migrate', first.");
    return false;
  }
  let allTaken = true;
  for (const file of files) {
    try {
      const bringer = { by: 'command', personId: null } as const;
      const outcomes = await takeIn(pool, file, { day, evenOlder: older, bringer });
      say(`${basename(file)}:`);
      for (const outcome of outcomes) say(`  ${registerWords[outcome.register].name}: ${wordsOf(outcome)}`);
    } catch (error) {
      say(`${basename(file)}: ${faultOf(error)}. Nothing was changed.`);
      allTaken = false;
    }
  }
  await wakeWindows(pool);
  return allTaken;
}

/** Has the product that runs on this database work launch windows out anew; one that starts later does so by itself. */
async function wakeWindows(pool: pg.Pool): Promise<void> {
  const queues = await prepareQueues(pool, [windowsQueue]);
  const client = await pool.connect();
  try {
    await queues.fill(client, [{ queue: windowsQueue, data: {} }]);
  } finally {
    client.release();
    await queues.stop();
  }
}

function wordsOf({
  became,
  day,
  read,
  taken,
  refused,
  repeated,
  leftOut,
  inConflict,
  refusals,
}: Outcome): string {
  if (became === 'same') return `this very edition stands already, that of ${day}; nothing was changed`;
  if (became === 'older')
    return `older than the edition of ${day}, which stands; nothing was changed (--older takes it)`;
  const counts = [`${count(read)} read`, `${count(taken)} taken`, `${count(refused)} refused`];
  if (repeated > 0) counts.push(`${count(repeated)} the same as others`);
  if (leftOut > 0) counts.push(`${count(leftOut)} left out`);
  if (inConflict > 0) counts.push(`${count(inConflict)} that disagree with another of their number`);
  const first = refusals.map((refusal) => `\n    ${refusal}`).join('');
  return `edition of ${day}, rows: ${counts.join(', ')}${first}`;
}

function count(rows: number): string {
  return rows.toLocaleString('en');
}

function faultOf(error: unknown): string {
  if (error instanceof RegisterFault) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'there is no such file';
  throw error;
}

/** Makes the data of the repository anew out of publishers' files. */
export async function writeFiles({ files }: Asked, say: Say): Promise<boolean> {
  try {
    let bytes = 0;
    for (const head of await writeSnapshot(files, bundledEditions())) {
      bytes += head.bytes ?? 0;
      say(`${head.source}, ${head.day}: ${count(head.taken)} rows, ${count(head.bytes ?? 0)} bytes`);
    }
    say(`${count(bytes)} bytes were written`);
    return true;
  } catch (error) {
    say(`${faultOf(error)}. Nothing was changed.`);
    return false;
  }
}
