import { setTimeout as passed } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Stage } from '../../deploy/drill/stage.ts';
import { residentMegabytes } from '../process-figures.ts';
import { printTable } from '../report.ts';
import { mapParts, readSpent, type Spent, since } from './spent.ts';

/** Seconds of rest and of changes that are measured, and changes a second. */
const [resting, changing, changesASecond] = [30, 20, 10];
/** PostgreSQL may keep to itself for ten seconds what it has counted. */
const untilCounted = 11_000;

/** What all instances take while nobody asks, and of a change to a listing, which each of them hears of and reads. */
export async function printBeside(stage: Stage, pool: Pool): Promise<void> {
  const atRest = await shareOf(stage, resting, () => passed(resting * 1_000));
  const changed = since(atRest, await shareOf(stage, changing, () => changeListings(pool)));
  console.log('\nWhile nobody asks, all instances together:\n');
  printTable(
    ['of', 'instances', 'PostgreSQL', 'standby'],
    [
      ['rest, % of a core', ...shown(mapParts(atRest, (share) => 100 * share))],
      ['a change, processor ms', ...shown(mapParts(changed, (share) => (1_000 * share) / changesASecond))],
    ],
  );
  const [connections] = await stage.pair.primary.run<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where usename like 'dosebridge%'`,
  );
  const resident = await Promise.all(Object.values(stage.processes().instances).map(residentMegabytes));
  console.log(`connections: ${connections?.count}`);
  console.log(`MB of each instance: ${resident.map((megabytes) => megabytes.toFixed(0)).join(', ')}`);
}

/** Of a core, what each part takes meanwhile. */
async function shareOf(stage: Stage, seconds: number, act: () => Promise<unknown>): Promise<Spent> {
  const from = await readSpent(stage);
  await act();
  return mapParts(since(from, await readSpent(stage)), (spent) => spent / seconds);
}

async function changeListings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from dossiers order by id desc limit $1', [
    changing * changesASecond,
  ]);
  for (const { id } of rows) {
    const pause = passed(1_000 / changesASecond);
    // Any write counts as a change: the row is read again as it is.
    await pool.query('update dossiers set molecule_id = molecule_id where id = $1', [id]);
    await pause;
  }
}

function shown({ instances, PostgreSQL, standby }: Spent): string[] {
  return [instances, PostgreSQL, standby].map((figure) => figure.toFixed(2));
}

/** Transactions that the primary has ended so far, whoever asked for them. */
export async function countTransactions({ pair }: Stage): Promise<number> {
  await passed(untilCounted);
  const [row] = await pair.primary.run<{ count: number }>(
    `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = 'dosebridge'`,
  );
  return row?.count ?? 0;
}
