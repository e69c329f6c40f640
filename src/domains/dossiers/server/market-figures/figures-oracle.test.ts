import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { wantedKinds } from '../../contract/market-figures/figure-lists.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { readDemandFigures, readDossierFigures, readTermFigures } from './raw-figures.ts';
import { drawMarket } from './testing/drawn-market.ts';
import { toTold } from './to-told.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const today = '2026-11-26';

/** The two tables that the product reads, without what keeps them, in the place of its own; and what is meant by them. */
const tables = `
  create temp table dossiers (id int, presentation_id int, company_id int, state text, markets text[], readiness text,
    one_time_fee text, royalty text, profit_share text, offer_days int);
  create temp table demand_companies (kind text, listing_id int, what text, day date, market text, company text);
  create temp table meant (id int, presentation int, company int, state text, markets jsonb, readiness text, fee int, royalty int, days int)`;
const fill = `
  with drawn as (
    select * from json_to_recordset($1::json) as one(id int, presentation int, company int, state text, markets jsonb,
      readiness text, fee int, "feeWords" text, royalty int, "royaltyWords" text, days int)),
  written as (
    insert into dossiers select id, presentation, company, state, array(select jsonb_array_elements_text(markets)), readiness,
      "feeWords", "royaltyWords", '-', days from drawn)
  insert into meant select id, presentation, company, state, markets, readiness, fee, royalty, days from drawn`;
const fillDemand = `
  insert into demand_companies select 'dossier', listing, what, day, market, company
  from json_to_recordset($1::json) as one(listing int, what text, day date, market text, company text)`;

/** Who is behind each part of each total: dossiers by market and readiness, demand by market. */
const behind = `
  create temp table behind as
    select presentation, 'markets' as total, market as part, id::text as thing, company::text
    from meant, jsonb_array_elements_text(markets) as market where state = 'published'
    union all
    select presentation, 'readiness', readiness, id::text, company::text from meant where state = 'published'
    union all
    select distinct presentation, what, market, demand_companies.company, demand_companies.company
    from demand_companies join meant on meant.id = listing_id
    where what <> 'compared' and day between '2025-11-01' and '2026-10-31'`;

/**
 * Second writing: the parts by how few are behind each, and how many of them must stay hidden for all that are hidden to
 * rest on five or more together.
 */
const parts = `
  with sized as (
    select presentation, total, part, count(distinct thing) as value, count(distinct company) as few
    from behind group by presentation, total, part),
  placed as (
    select *, row_number() over (partition by presentation, total order by few, value, part collate "C") as place from sized),
  hidden as (
    select one.presentation, one.total, one.place, count(distinct behind.company) as together
    from placed one join placed other using (presentation, total)
      join behind on (behind.presentation, behind.total, behind.part) = (other.presentation, other.total, other.part)
    where other.place <= one.place group by one.presentation, one.total, one.place),
  cut as (
    select presentation, total, case
      when min(few) >= 5 then 0
      else coalesce(min(place) filter (where together >= 5 and place >= small), max(place)) end as until
    from placed join hidden using (presentation, total, place)
      join (select presentation, total, count(*) filter (where few < 5) as small from placed group by 1, 2) as smalls
        using (presentation, total)
    group by presentation, total)
  select presentation, total, part, value::int from placed join cut using (presentation, total)
  where place > until and part <> ''`;

/** The totals, and medians of medians by what stands in the middle. */
const totals = `
  with own as (
    select presentation, company, 'fee' as term, fee::float8 as value from meant where state = 'published' and fee is not null
    union all
    select presentation, company, 'royalty', royalty from meant where state = 'published' and royalty is not null
    union all
    select presentation, company, 'offerDays', days from meant where state = 'published'),
  in_company as (
    select *, row_number() over (partition by presentation, term, company order by value) as place,
      count(*) over (partition by presentation, term, company) as all_of
    from own),
  of_company as (
    select presentation, term, company, avg(value) as value from in_company
    where place in ((all_of + 1) / 2, all_of / 2 + 1) group by presentation, term, company),
  in_term as (
    select *, row_number() over (partition by presentation, term order by value) as place,
      count(*) over (partition by presentation, term) as all_of
    from of_company)
  select presentation, term as total, avg(value) as value from in_term
  where all_of >= 5 and place in ((all_of + 1) / 2, all_of / 2 + 1) group by presentation, term
  union all
  select presentation, 'dossiers', count(*) from meant where state = 'published'
  group by presentation having count(distinct company) >= 5
  union all
  select presentation, total, count(distinct company) from behind where total not in ('markets', 'readiness')
  group by presentation, total having count(distinct company) >= 5
  union all
  select presentation, 'wanted', count(distinct company) from behind where total not in ('markets', 'readiness')
  group by presentation having count(distinct company) >= 5`;

/** Each figure by its name, as the product tells it. */
function flat(told: ToldFigures): [string, number][] {
  const { dossiers, terms, demand, wanted } = told;
  const all: [string, number | null][] = [
    ...Object.entries(terms),
    ['dossiers', dossiers?.count ?? null],
    ['wanted', wanted],
    ...(dossiers?.byMarket ?? []).map(({ name, count }): [string, number] => [`markets ${name}`, count]),
    ...(dossiers?.byReadiness ?? []).map(({ name, count }): [string, number] => [`readiness ${name}`, count]),
    ...wantedKinds.flatMap((kind): [string, number][] => [
      ...(demand[kind] === null ? [] : [[kind, demand[kind].companies] satisfies [string, number]]),
      ...(demand[kind]?.byMarket ?? []).map(({ name, count }): [string, number] => [
        `${kind} ${name}`,
        count,
      ]),
    ]),
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

test('of 5,000 presentations is told what a second writing in plain SQL tells, figure by figure', async () => {
  const drawn = Array.from({ length: 5_000 }, (_, at) => drawMarket(20261126, at + 1));
  await client.query(tables);
  for (let at = 0; at < drawn.length; at += 500) {
    const some = drawn.slice(at, at + 500);
    await client.query(fill, [JSON.stringify(some.flatMap(({ dossiers }) => dossiers))]);
    await client.query(fillDemand, [JSON.stringify(some.flatMap(({ demand }) => demand))]);
  }
  const db = drizzle(client, { casing: 'snake_case' });
  const told = toTold(
    {
      dossiers: await readDossierFigures(db),
      terms: await readTermFigures(db),
      demand: await readDemandFigures(db, today),
    },
    today,
  );
  const expected = new Map<number, Map<string, number>>();
  const note = (presentation: number, name: string, value: number) => {
    const known = expected.get(presentation) ?? new Map();
    expected.set(presentation, known.set(name, value));
  };
  await client.query(behind);
  await client.query('analyze');
  for (const { presentation, total, part, value } of (await client.query(parts)).rows)
    note(presentation, `${total} ${part}`, value);
  for (const { presentation, total, value } of (await client.query(totals)).rows)
    note(presentation, total, Number(value));
  const different = [];
  for (let presentation = 1; presentation <= drawn.length; presentation++) {
    const figures = told.get(presentation);
    const own = Object.fromEntries((figures ? flat(figures) : []).sort());
    const theirs = Object.fromEntries(
      [...(expected.get(presentation) ?? [])].map(([name, value]) => [name, rounded(name, value)]).sort(),
    );
    if (JSON.stringify(own) !== JSON.stringify(theirs)) different.push({ presentation, own, theirs });
  }
  expect(different.slice(0, 3)).toEqual([]);
  // Neither all is told, nor nothing; and parts are held back.
  const all = [...told.values()];
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.length).toBeLessThan(4_900);
  expect(
    all.filter(({ dossiers }) => dossiers !== null && dossiers.byReadiness.length === 0).length,
  ).toBeGreaterThan(100);
  expect(all.filter(({ demand }) => (demand.asked?.byMarket.length ?? 0) > 0).length).toBeGreaterThan(20);
}, 120_000);

function rounded(name: string, value: number): number {
  return name === 'royalty' ? Math.round(value * 10) / 10 : Math.round(value);
}
