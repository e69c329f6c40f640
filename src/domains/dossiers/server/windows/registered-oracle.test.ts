import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { judgedWordings } from '../../contract/reading/testing/judged-wordings.ts';
import { progressOf } from './presentation-of.ts';

const today = '2026-11-23';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Row = {
  id: number;
  market: 'US' | 'EU';
  stage: string;
  month: string | null;
  from: string | null;
  states: string | null;
};

test('of every judged wording the second reading says the same as the product, for a dossier ready for either market', async () => {
  const wordings = [...judgedWordings.US, ...judgedWordings.EU].map(([registered]) => registered);
  const listings = wordings.flatMap((registeredIn) =>
    windowMarkets.map((market) => ({ readiness: `Ready : ${market}` as const, registeredIn })),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let rows: Row[];
  try {
    await client.query(`create temp table oracle_clock as select '${today}'::date as today`);
    await client.query(
      `create temp table oracle_listing as
      select (nth - 1)::int as id, one ->> 'readiness' as readiness, one ->> 'registeredIn' as registered
      from jsonb_array_elements($1::jsonb) with ordinality as listed (one, nth)`,
      [JSON.stringify(listings)],
    );
    await client.query(await readFile(new URL('testing/6-registered.sql', import.meta.url), 'utf8'));
    const told = await client.query<Row>(`select id, market, stage, states,
      to_char(filed_by - interval '1 month', 'YYYY-MM') as month, to_char(filed_from, 'YYYY-MM') as from from progress`);
    rows = told.rows;
  } finally {
    await client.end();
  }
  const second = Map.groupBy(rows, ({ id }) => id);
  const disagreements = listings.flatMap((listing, id) => {
    const { stages, filedIn, inStates } = progressOf(listing, today);
    const product = windowMarkets
      .filter((market) => stages[market])
      .map((market) => {
        const states = market === 'EU' ? inStates?.states.toSorted().join(', ') : undefined;
        return [market, stages[market], filedIn?.[market], states].filter(Boolean).join(' ');
      });
    const other = (second.get(id) ?? [])
      .toSorted((one, two) => (one.market < two.market ? 1 : -1))
      .map(({ market, stage, month, states }) => [market, stage, month, states].filter(Boolean).join(' '));
    const said = `${listing.readiness}, “${listing.registeredIn}”`;
    return other.join('; ') === product.join('; ')
      ? []
      : [`${said}: the second reading says ${other.join('; ')}; the product ${product.join('; ')}`];
  });
  expect(disagreements).toEqual([]);
});
