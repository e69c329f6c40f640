import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Random } from '#demo/random.ts';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Sent } from '#platform/contract/calls.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { signInByCall } from '#testing/running/members.ts';
import { connectionOf, newDataDir, removeDataDir, startProduct } from '#testing/running/product.ts';
import { type Goal, printTable, quantile, reportMissed } from '../report.ts';
import { makeDossierSearches } from '../search/dossier-mix.ts';
import { searchCount, seed } from '../search/mix-parts.ts';
import { seedDatabase } from '../search/seed-database.ts';
import { checkAgainstNext, stateClaims } from './claims.ts';
import { nextOrangeBook } from './orange-book.ts';

/**
 * `npm run bench:registers`: the Orange Book's three files, sent by the desk, taken in and matched to every dossier of a large
 * catalogue while a member searches; claims held against a new list; and the same searches with and without a day of launch, in turns. Fails past its goals.
 */
const size = Number(process.env.DOSSIERS ?? 100_000);
const quietSeconds = 30;
const rounds = 5;
const mostSeconds = 20;
const mostOfQuietP99 = 2;
const mostOfPlainP50 = 1.5;
/** Seconds after which nothing is waited for any more. */
const patience = 900;

type Search = Sent<'POST /search-dossier', 'body'>;

const dataDir = await newDataDir();
try {
  await seedDatabase(dataDir, size);
  const running = await startProduct(dataDir);
  const pool = new pg.Pool(connectionOf(dataDir));
  try {
    const goals = await measure(running.origin, pool);
    reportMissed(goals);
  } finally {
    await pool.end();
    await running.stop();
  }
} finally {
  await removeDataDir(dataDir);
}

async function measure(origin: string, pool: pg.Pool): Promise<Goal[]> {
  const { token } = await signInByCall({ origin }, 'seller');
  const desk = await signInByCall({ origin }, 'admin');
  const searches = makeDossierSearches(searchCount, seed, size);
  await untilWorkedOut(pool, null);

  let asked = 0;
  const askNext = () => ask(origin, token, searches[asked++ % searches.length] as Search);
  for (let warm = 0; warm < searchCount; warm++) await askNext();
  const quiet: number[] = [];
  for (const from = performance.now(); performance.now() - from < quietSeconds * 1000; ) {
    quiet.push(await askNext());
  }

  const archive = await nextOrangeBook();
  const before = await currentEditions(openDatabase(pool));
  const from = performance.now();
  const [seconds, beside] = await searchBeside(
    send(origin, desk.token, archive)
      .then(() => untilWorkedOut(pool, before))
      .then(() => (performance.now() - from) / 1000),
  );
  const changed = await count(
    pool,
    'select count(*)::int as count from launch_windows where changed_at is not null',
  );
  const facts = await count(pool, 'select count(*)::int as count from launch_facts');

  console.log(
    `\n${size} dossiers with ${facts} different facts; the new edition changed ${changed} windows.\n`,
  );
  printTable(
    ['searches, one client', 'answers', 'p50 ms', 'p99 ms'],
    [row('alone', quiet), row('while the register comes in', beside)],
  );
  console.log(
    `From the file's first byte to the last window: ${seconds.toFixed(1)} s (at most ${mostSeconds})\n`,
  );

  await stateClaims(pool);
  const [checked, besideChecks] = await searchBeside(checkAgainstNext(pool));
  printTable(
    ['searches, one client', 'answers', 'p50 ms', 'p99 ms'],
    [row(`while ${checked.claims} claims are checked, of which ${checked.moved} turn red`, besideChecks)],
  );
  console.log(`All held against the new list: ${checked.seconds.toFixed(1)} s (at most ${mostSeconds})\n`);

  const { plain, launch } = await compareLaunch(origin, token, searches);
  printTable(
    ['searches, one client', 'answers', 'p50 ms', 'p99 ms'],
    [row('without a launch', plain), row('with one', launch)],
  );
  return [
    { what: 'a register in and matched, s', value: seconds, atMost: mostSeconds },
    { what: 'claims held against a new list, s', value: checked.seconds, atMost: mostSeconds },
    {
      what: 'p99 of searches meanwhile by that of quiet ones',
      value: quantile(beside, 0.99) / quantile(quiet, 0.99),
      atMost: mostOfQuietP99,
    },
    {
      what: 'p50 of searches with a launch by those without',
      value: quantile(launch, 0.5) / quantile(plain, 0.5),
      atMost: mostOfPlainP50,
    },
  ];

  /** What some work comes to, and the times of the searches that were answered meanwhile. */
  async function searchBeside<T>(work: Promise<T>): Promise<[T, number[]]> {
    const times: number[] = [];
    let isDone = false;
    const ended = work.finally(() => {
      isDone = true;
    });
    const searching = (async () => {
      while (!isDone) times.push(await askNext());
    })();
    const result = await ended;
    await searching;
    return [result, times];
  }
}

/** Each search without and with a day of launch, in turns, so that noise meets both; the first round warms up. */
async function compareLaunch(origin: string, token: string, searches: readonly Search[]) {
  const [plain, launch]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    for (const [position, search] of searches.entries()) {
      const without = await ask(origin, token, search);
      const withOne = await ask(origin, token, { ...search, launch: launchOf(new Random(seed, position)) });
      if (round === 0) continue;
      plain.push(without);
      launch.push(withOne);
    }
  }
  return { plain, launch };
}

function launchOf(random: Random): NonNullable<Search['launch']> {
  const year = random.whole(2026, 2032);
  return {
    market: random.pick(['US', 'EU'] as const),
    ...(random.chance(0.5) && { from: `${year}-01-01` }),
    to: `${year + random.whole(0, 4)}-12-31`,
  };
}

/** Milliseconds of a search. */
async function ask(origin: string, token: string, search: Search): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${origin}/search-dossier`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(search),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${JSON.stringify(search)} was answered ${response.status}`);
  return performance.now() - from;
}

async function send(origin: string, token: string, archive: Buffer): Promise<void> {
  const form = new FormData();
  form.set('day', new Date().toISOString().slice(0, 10));
  form.set('register', new Blob([new Uint8Array(archive)]), 'orange-book.zip');
  const response = await fetch(`${origin}/api/admin/register-uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  if (response.status !== 200)
    throw new Error(`the file was answered ${response.status}: ${await response.text()}`);
}

/** Until every dossier's windows are worked out, and from other editions than `before`. */
async function untilWorkedOut(pool: pg.Pool, before: string | null): Promise<void> {
  const db = openDatabase(pool);
  for (const from = performance.now(); performance.now() - from < patience * 1000; await wait(100)) {
    const editions = await currentEditions(db);
    if (editions === before) continue;
    const { rows } = await pool.query<{ left: boolean }>(
      `select exists (select from windows_due) or exists (select from launch_facts where editions <> $1)
         or not exists (select from launch_facts) as left`,
      [editions],
    );
    if (rows[0]?.left === false) return;
  }
  throw new Error(`the windows were not worked out within ${patience} s`);
}

async function count(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

function row(name: string, times: number[]): string[] {
  return [name, String(times.length), quantile(times, 0.5).toFixed(2), quantile(times, 0.99).toFixed(2)];
}
