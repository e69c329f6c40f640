import pg from 'pg';
import { opportunityFilter } from '#domains/dossiers/contract/market-figures/opportunities.ts';
import { listOpportunities } from '#domains/dossiers/server/market-figures/opportunities.ts';
import { workOutFigures, workOutOpportunities } from '#domains/dossiers/server/market-figures/work-out.ts';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { connectionOf, newDataDir, removeDataDir, startProduct } from '#testing/running/product.ts';
import { type Goal, printTable, quantile, reportMissed } from './report.ts';
import { ask, type Serving, withServer } from './search/http-load.ts';
import { seedDatabase } from './search/seed-database.ts';

/**
 * `npm run bench:figures`: the day's figures and the opportunities of a large catalogue worked out, and every question of
 * the opportunities' page by EXPLAIN; and whether a dossier fits each country, over HTTP. Fails past its goals.
 */
const size = Number(process.env.DOSSIERS ?? 100_000);
const demand = 10 * size;
const mostSeconds = 20;
const mostMilliseconds = 50;
const matrices = 300;
const mostMatrix = 20;
const patience = 900_000;
const today = new Date().toISOString().slice(0, 10);

const dataDir = await newDataDir();
try {
  await seedDatabase(dataDir, size);
  const running = await startProduct(dataDir);
  const pool = new pg.Pool(connectionOf(dataDir));
  const goals = await measure(pool).finally(async () => {
    await pool.end();
    await running.stop();
  });
  reportMissed([...goals, ...(await withServer(dataDir, measureMatrices))]);
} finally {
  await removeDataDir(dataDir);
}

async function measure(pool: pg.Pool): Promise<Goal[]> {
  const db = openDatabase(pool);
  await untilWorkedOut(pool);
  await pool.query(
    `insert into demand_companies select 'dossier', id, (array['searched', 'opened', 'shortlisted', 'asked'])[1 + one % 4],
       (date_trunc('month', now()) - interval '1 day')::date - (id * 13 + one * 37) % 330, '', md5('company ' || (id * 7 + one) % 300)
     from dossiers, generate_series(1, $1::int) as one on conflict do nothing`,
    [demand / size],
  );
  await pool.query('analyze');
  const times: [string, number][] = [];
  await timed('figures', () => workOutFigures(db, today));
  const read = await readIndex(pool);
  await timed('opportunities', () => workOutOpportunities(db, read, today));
  await timed('opportunities, once more', () => workOutOpportunities(db, read, today));
  await pool.query('analyze');
  const { rows } = await pool.query(
    `select (select count(*) from opportunities)::int as opportunities, (select count(*) from presentation_figures)::int as figures,
       (select count(*) from presentations)::int as presentations, (select count(*) from demand_companies)::int as demand`,
  );
  console.log(`\n${size} dossiers, ${JSON.stringify(rows[0])}\n`);
  const asked = [
    'market=US',
    'market=EU&months=60',
    'months=60&most=3',
    'months=60&asked=yes',
    'months=60&atc=L&form=Tablets',
  ];
  const slowest: [string, number][] = [];
  for (const query of asked)
    for (const sort of ['day', 'demand'] as const)
      slowest.push([`${query} by ${sort}`, await explain(pool, query, sort)]);
  printTable(
    ['worked out', 's'],
    times.map(([name, ms]) => [name, (ms / 1000).toFixed(2)]),
  );
  printTable(
    ['page and total', 'ms by EXPLAIN'],
    slowest.map(([name, ms]) => [name, ms.toFixed(2)]),
  );
  return [
    ...times.map(([what, ms]) => ({ what: `${what}, s`, value: ms / 1000, atMost: mostSeconds })),
    {
      what: 'the slowest page, ms',
      value: Math.max(...slowest.map(([, ms]) => ms)),
      atMost: mostMilliseconds,
    },
  ];

  async function timed(name: string, act: () => Promise<void>): Promise<void> {
    const from = performance.now();
    await act();
    times.push([name, performance.now() - from]);
  }
}

/** Of dossiers all over the catalogue, one after the other; the first third warms up and is not counted. */
async function measureMatrices(serving: Serving): Promise<Goal[]> {
  const times: number[] = [];
  for (let at = 0; at < matrices; at += 1) {
    const id = 1 + at * Math.floor(size / matrices);
    const from = performance.now();
    await ask(serving, `/api/dossiers/${id}/market-fit`, {});
    times.push(performance.now() - from);
  }
  const counted = times.slice(matrices / 3);
  printTable(
    ['a dossier in each country, over HTTP', 'ms'],
    [0.5, 0.95, 0.99].map((share) => [`p${100 * share}`, quantile(counted, share).toFixed(2)]),
  );
  return [
    { what: 'a dossier in each country, p95 in ms', value: quantile(counted, 0.95), atMost: mostMatrix },
  ];
}

/** What PostgreSQL needs for a page of them and their number: the statements that the product sends, explained. */
async function explain(pool: pg.Pool, query: string, sort: 'day' | 'demand'): Promise<number> {
  const client = await pool.connect();
  const own = client.query.bind(client);
  let spent = 0;
  const explained = {
    query: async (config: { text: string }, values: unknown[]) => {
      const { rows } = await own(`explain (analyze, format json) ${config.text}`, values);
      const [plan] = rows[0]['QUERY PLAN'];
      spent += plan['Planning Time'] + plan['Execution Time'];
      return own({ ...config, values });
    },
  };
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const filter = opportunityFilter.parse(Object.fromEntries(new URLSearchParams(query)));
  await listOpportunities(
    drizzle(explained as never, { casing: 'snake_case' }),
    { filter, sort, today },
    undefined,
  );
  client.release();
  return spent;
}

async function untilWorkedOut(pool: pg.Pool): Promise<void> {
  const db = openDatabase(pool);
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const editions = await currentEditions(db);
    const { rows } = await pool.query(
      `select (select count(*) from register_editions where standing = 'current') = 5
         and not exists (select from windows_due) and not exists (select from launch_facts where editions <> $1)
         and exists (select from launch_facts) as done`,
      [editions],
    );
    if (rows[0].done) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error('the windows were never worked out');
}
