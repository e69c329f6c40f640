import { sql } from 'drizzle-orm';
import { comparedInEuros } from '#domains/catalogue/contract/euro-rates.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import * as quantities from '#domains/catalogue/contract/quantities.ts';
import { demandCompanies } from '#domains/catalogue/server/demand-companies/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type MedianTerm, type WantedKind, wantedKinds } from '../../contract/market-figures/figure-lists.ts';
import { dossiers } from '../tables.ts';

type Company = number | string;
/** Counts, and the companies that each rests on; of which may be told the rule decides, and nothing here. */
export type RawFigure = { presentation: number; value: number; companies: Company[] };
/** Of a part also those on which the total rests without it. */
export type RawDossiers = RawFigure & { of: 'all' | 'market' | 'readiness'; name: string; rest: Company[] };
export type RawTerm = RawFigure & { term: MedianTerm };
/** Of `all` kinds, or of one; of a market, '' where none was told, or null for all of them. */
export type RawDemand = Omit<RawFigure, 'value'> & { what: WantedKind | 'all'; market: string | null };

/** Published dossiers of presentations that enough companies list: of the others nothing can be told. */
const crowded = sql`
  live as (
    select presentation_id, company_id, markets, readiness, one_time_fee, royalty, profit_share, offer_days
    from ${dossiers} where state = 'published' and presentation_id in (
      select presentation_id from ${dossiers} where state = 'published'
      group by presentation_id having count(distinct company_id) >= ${fewestCompanies}))`;

export async function readDossierFigures(db: Queryable): Promise<RawDossiers[]> {
  const { rows } = await db.execute<RawDossiers>(sql`
    with ${crowded},
    named as (
      select distinct presentation_id, 'market' as "of", unnest(markets) as name from live
      union select presentation_id, 'readiness', readiness from live)
    select presentation_id as presentation, 'all' as "of", '' as name, count(*)::int as value,
      array_agg(distinct company_id) as companies, '{}'::int[] as rest
    from live group by presentation_id
    union all
    select presentation_id, "of", name, count(*) filter (where is_part)::int,
      array_agg(distinct company_id) filter (where is_part),
      coalesce(array_agg(distinct company_id) filter (where not is_part), '{}')
    from live join named using (presentation_id)
      cross join lateral (select case "of" when 'market' then name = any(markets) else readiness = name end as is_part) of_it
    group by presentation_id, "of", name`);
  return rows;
}

const lowerEnd = (read: (words: string) => { from: number } | null) => (words: string) =>
  read(words)?.from ?? null;

/** By what each term of words counts, as where it is sorted by (§12.10). */
const readers: Record<
  Exclude<MedianTerm, 'offerDays'>,
  { column: string; read: (words: string) => number | null }
> = {
  fee: { column: 'one_time_fee', read: (words) => comparedInEuros(quantities.readMoney(words)) },
  royalty: { column: 'royalty', read: lowerEnd(quantities.readPercent) },
  profitShare: { column: 'profit_share', read: lowerEnd(quantities.readPercent) },
};

/**
 * Of each term the median of the companies that tell it, each by the median of its own dossiers: one that lists many has no
 * more of a say than the others.
 */
export async function readTermFigures(db: Queryable): Promise<RawTerm[]> {
  const all: RawTerm[] = [];
  for (const [term, { column, read }] of Object.entries(readers)) {
    const name = sql.identifier(column);
    const { rows: said } = await db.execute<{ words: string }>(sql`
      with ${crowded} select distinct ${name} as words from live`);
    const values = said.flatMap(({ words }) => {
      const value = read(words);
      return value === null ? [] : [{ words, value }];
    });
    const told = sql`
      select presentation_id, company_id, value from live
      join json_to_recordset(${JSON.stringify(values)}::json) as read(words text, value float8) on read.words = ${name}`;
    all.push(...(await readMedians(db, term as MedianTerm, told)));
  }
  const days = sql`select presentation_id, company_id, offer_days::float8 as value from live`;
  return [...all, ...(await readMedians(db, 'offerDays', days))];
}

async function readMedians(
  db: Queryable,
  term: MedianTerm,
  told: ReturnType<typeof sql>,
): Promise<RawTerm[]> {
  const { rows } = await db.execute<Omit<RawTerm, 'term'>>(sql`
    with ${crowded}, told as (${told}),
    own as (
      select presentation_id, company_id, percentile_cont(0.5) within group (order by value) as value
      from told group by presentation_id, company_id)
    select presentation_id as presentation, percentile_cont(0.5) within group (order by value) as value,
      array_agg(company_id) as companies
    from own group by presentation_id having count(*) >= ${fewestCompanies}`);
  return rows.map((row) => ({ ...row, term }));
}

/** The twelve whole months before that of a day. */
function wholeMonths(today: string) {
  return {
    from: sql`(date_trunc('month', ${today}::date) - interval '12 months')::date`,
    to: sql`date_trunc('month', ${today}::date)::date`,
  };
}

/** Which companies did what in twelve whole months with dossiers of a presentation; of fewer than enough nothing. */
export async function readDemandFigures(db: Queryable, today: string): Promise<RawDemand[]> {
  const { from, to } = wholeMonths(today);
  // In one pass: joined with itself, it took minutes where PostgreSQL had not counted the table yet.
  const { rows } = await db.execute<RawDemand>(sql`
    with done as (
      select distinct presentation_id, what, market, company
      from ${demandCompanies} join ${dossiers} on ${dossiers.id} = listing_id
      where kind = 'dossier' and day >= ${from} and day < ${to} and what in ${wantedKinds}),
    counted as (
      select presentation_id as presentation, coalesce(what, 'all') as what, market, array_agg(distinct company) as companies
      from done group by grouping sets ((presentation_id), (presentation_id, what), (presentation_id, what, market)))
    select presentation, what, market, companies from (
      select *, max(cardinality(companies)) over (partition by presentation) as most
      from counted) as told
    where most >= ${fewestCompanies}`);
  return rows;
}
