import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { fitMarkets, regionsOf } from '../../contract/market-fit/fit-markets.ts';
import rules from '../../contract/market-fit/fit-rules.json' with { type: 'json' };
import { decidingRules } from '../../contract/market-fit/fit-rules.ts';
import { judgeRule } from '../../contract/market-fit/judge-fit.ts';
import { fitsOf } from './fitting.ts';
import { drawCase } from './testing/said-cases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Which cases fit which countries, by the table and by what is so, in plain SQL. */
const statement = `
  with line as (
    select market, one->>'rule' as rule, one->'needs' as needs
    from jsonb_array_elements($1::jsonb->'lines') as one, jsonb_array_elements_text(one->'markets') as market),
  region as (
    select market, region from jsonb_each($2::jsonb) as each(market, regions), jsonb_array_elements_text(regions) as region),
  said as (
    select * from jsonb_to_recordset($3::jsonb) as said(id int, markets jsonb, zones jsonb, "coldMonths" int, study text,
      bcs text, against jsonb, gmp jsonb, cpp text, files jsonb)),
  met as (
    select said.id, line.market, line.rule from said, line
    where case line.rule
      when 'stability' then "coldMonths" >= (needs->>'months')::int or exists (
        select from jsonb_array_elements(zones) as one
        where needs->'zones' ? (one->>'zone') and (one->>'months')::int >= (needs->>'months')::int)
      when 'bioequivalence' then study = 'not needed' or (study = 'waived' and needs->'waiver' ? bcs)
        or (study = 'done' and exists (select from jsonb_array_elements_text(against) as reference
          where needs->'references' ? reference or (needs->'references' ? 'local' and reference = line.market)))
      when 'gmp' then exists (select from jsonb_array_elements_text(gmp) as name where needs->'authorities' ? name)
      when 'certificate' then not (needs->>'required')::boolean or cpp <> ''
      when 'substance' then exists (select from jsonb_array_elements_text(files) as file where needs->'files' ? file)
      else false end),
  fit as (
    select id, market from met group by id, market having count(*) = 5)
  select id, rule, array_agg(market) as markets from met group by id, rule
  union all
  select id, 'all', array_agg(market) from fit
  where exists (select from region join said on said.markets ? region.region
    where region.market = fit.market and said.id = fit.id)
  group by id`;

test('5,000 dossiers, written in many ways, fit where plain SQL says so by what is meant, rule by rule', async () => {
  const cases = Array.from({ length: 5_000 }, (_, id) => drawCase(20261126, id));
  const { rows } = await database.pool.query<{ id: number; rule: string; markets: string[] }>(statement, [
    JSON.stringify(rules),
    JSON.stringify(regionsOf),
    JSON.stringify(cases.map(({ said }) => said)),
  ]);
  const told = new Map(rows.map(({ id, rule, markets }) => [`${id} ${rule}`, markets]));
  const different: object[] = [];
  for (const { said, facts } of cases) {
    const judged = decidingRules.map((rule) => {
      const judge = judgeRule(rule, facts);
      return [rule, fitMarkets.filter((market) => judge(market) === 'fit')] as const;
    });
    for (const [rule, fits] of [...judged, ['all', fitsOf(facts, facts.dosageForm)] as const]) {
      const expected = told.get(`${said.id} ${rule}`) ?? [];
      if ([...fits].sort().join() !== expected.toSorted().join())
        different.push({ rule, facts, fits, expected });
    }
  }
  expect(different.slice(0, 5)).toEqual([]);
  // Neither everything fits, nor nothing.
  const fitting = rows.filter(({ rule }) => rule === 'all').length;
  expect(fitting).toBeGreaterThan(500);
  expect(fitting).toBeLessThan(4_500);
}, 60_000);
