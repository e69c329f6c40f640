import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSize } from '#demo/fill.ts';
import { demoDossiers } from '#demo/medicines/dossiers.ts';
import { windowStates } from '#domains/registers/contract/launch-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { toReadiness } from './facts.ts';
import { presentationOf, progressOf } from './presentation-of.ts';
import { generateListings } from './testing/generated-listings.ts';
import type { OracleListing } from './testing/listings.ts';
import { askOracle, type OracleAnswer } from './testing/window-oracle.ts';

/**
 * SQL over the bundled editions' raw rows says the same as the product, of every listing of the demo and of generated
 * ones. `npm run windows:oracle` asks of 10,000; ORACLE_LISTINGS and ORACLE_SEED of as many and others.
 */
const count = Number(process.env.ORACLE_LISTINGS ?? 1_000);
const seed = Number(process.env.ORACLE_SEED ?? 7);
const today = '2026-11-23';

let database: TestDatabase;
let index: RowIndex;
let generated: OracleListing[];
let answers: Map<string, OracleAnswer>;

const demo = demoDossiers(demoSize).map(({ molecule, listing }, at) => ({
  id: -1 - at,
  inn: molecule.inn,
  columns: listing,
  settlements: [],
  carveOuts: [],
}));

beforeAll(async () => {
  database = await createTestDatabase();
  await takeSnapshot(database.pool);
  await database.pool.query(
    'analyze orange_products, orange_patents, orange_exclusivities, register_editions',
  );
  generated = await generateListings(database.pool, count, seed);
  // On a connection without the product's limits: of many listings some statements take longer.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const all = await askOracle(client, [...demo, ...generated], today);
    answers = new Map(all.map((one) => [keyOf(one), one]));
  } finally {
    await client.end();
  }
  index = (await readIndex(database.pool)).index;
});
afterAll(() => database.drop());

function keyOf({ id, market }: { id: number; market: string }): string {
  return `${id} ${market}`;
}

function askProduct(
  rows: RowIndex,
  { inn, columns, settlements, carveOuts }: OracleListing,
): Omit<OracleAnswer, 'id'>[] {
  const presentation = presentationOf(inn, columns);
  const ready = toReadiness(progressOf(columns, today));
  return launchWindows(rows, {
    review: firstReviewMonths,
    presentation,
    ...ready,
    settlements,
    carveOuts,
    today,
  }).map(({ states, ...window }) => ({ ...window, states: states?.toSorted().join(', ') ?? null }));
}

/** What of a window both tell; of what is unknown the ends are beside the point. */
function told({
  state,
  hardUntil,
  softUntil,
  earliest,
  asOf,
  states,
}: Omit<OracleAnswer, 'id' | 'market'>): string {
  if (state === 'unknown') return state;
  return `${state}, hard ${hardUntil}, soft ${softUntil}, from ${earliest}, as of ${asOf}, in ${states}`;
}

function disagreements(listings: readonly OracleListing[]): string[] {
  return listings.flatMap((listing) =>
    askProduct(index, listing).flatMap((window) => {
      const answer = answers.get(keyOf({ id: listing.id, market: window.market }));
      const right = answer === undefined ? 'nothing' : told(answer);
      if (told(window) === right) return [];
      const { dosageForm, routes, strengths, salt, usReferenceProduct, registeredIn } = listing.columns;
      const what = [listing.inn, dosageForm, routes, strengths, salt, usReferenceProduct, registeredIn].join(
        ' | ',
      );
      return [`${window.market} ${what}: the rows say ${right}; the product ${told(window)}`];
    }),
  );
}

describe('the rows, asked in SQL, say the same as the product', () => {
  test('of every listing of the demo', () => {
    expect(disagreements(demo)).toEqual([]);
  });

  test(`of ${count} generated listings`, () => {
    expect(disagreements(generated)).toEqual([]);
  });

  test('of which there are enough in each state to tell', () => {
    const states = Map.groupBy(answers.values(), ({ market, state }) => `${market} ${state}`);
    for (const market of windowMarkets) {
      for (const state of windowStates)
        expect(states.get(`${market} ${state}`)?.length, `${market} ${state}`).toBeGreaterThan(20);
    }
  });
});

test('the rows that are looked up for one dossier say the same as all of them', async () => {
  const lookUp = openRowLookup(openDatabase(database.pool));
  const some = [
    ...demo.filter((_, at) => at % 40 === 0),
    ...generated.filter((_, at) => at % (count / 20) === 0),
  ];
  for (const listing of some) {
    const { substances } = presentationOf(listing.inn, listing.columns);
    const few = await lookUp(substances);
    expect(askProduct(few, listing).map(told), listing.inn).toEqual(askProduct(index, listing).map(told));
  }
});
