import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { addMonths, inShort } from '#domains/registers/contract/days.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { inOrderOf } from '#platform/server/database/rows/in-order-of.ts';
import type { OpportunityCursor, OpportunityFilter } from '../../contract/market-figures/opportunities.ts';
import {
  type OpportunityFilterName,
  opportunitiesOfPage,
  opportunityFilterNames,
} from '../../contract/market-figures/opportunity-lists.ts';
import { isOfOtherNumber } from './queries.ts';
import { figuresWorked, opportunities } from './tables.ts';

export type OpportunityRow = typeof opportunities.$inferSelect;

type Sort = 'day' | 'demand';
const { id, market, hardUntil, wanted, asked, dossiers, generics, atc, form, presentationId } = opportunities;

type Conditions = {
  [Name in OpportunityFilterName]: (
    value: NonNullable<OpportunityFilter[Name]>,
    today: string,
  ) => SQL | undefined;
};

/** What each filter asks of a row. */
const conditions: Conditions = {
  market: (value) => eq(market, value),
  months: (value, today) => and(gte(hardUntil, today), lte(hardUntil, addMonths(today, Number(value)))),
  most: (value) => lte(dossiers, Number(value)),
  // Where the Orange Book is not asked, it has none.
  generics: (value) => sql`coalesce(${generics}, 0) <= ${Number(value)}`,
  asked: () => sql`${asked} > 0`,
  atc: (value) => sql`${atc} like ${`${value}%`}`,
  form: (value) => and(eq(form, value), sql`${presentationId} is not null`),
};

/** Of which rows nobody knows what these filters ask: registers tell no class of drugs, and have words of their own for forms. */
const notKnown = { atc: sql`${atc} is null`, form: sql`${presentationId} is null` };

function isAsked(name: OpportunityFilterName, filter: OpportunityFilter, today: string): SQL | undefined {
  const condition = conditions[name] as (value: unknown, today: string) => SQL | undefined;
  const value = filter[name];
  return value === undefined ? undefined : condition(value, today);
}

function matching(filter: OpportunityFilter, today: string): SQL | undefined {
  return and(...opportunityFilterNames.map((name) => isAsked(name, filter, today)));
}

/** The same, with what nobody knows to be so or not. */
function perhapsMatching(filter: OpportunityFilter, today: string): SQL | undefined {
  const asked = opportunityFilterNames.map((name) => {
    const condition = isAsked(name, filter, today);
    return condition && (name === 'atc' || name === 'form') ? or(condition, notKnown[name]) : condition;
  });
  return and(...asked);
}

const orders = {
  day: [asc(hardUntil), asc(id)],
  // As its index has it.
  demand: [sql`${wanted} desc nulls last`, asc(hardUntil), asc(id)],
};

function beyond(sort: Sort, { wanted: most, hardUntil: day, id: last }: OpportunityCursor): SQL {
  const later = sql`(${hardUntil}, ${id}) > (${day}, ${last})`;
  if (sort === 'day') return later;
  return sql`${wanted} <= ${most} and (${wanted} < ${most} or ${later})`;
}

type Asked = { filter: OpportunityFilter; sort: Sort; today: string };

/** A page of what loses its last hard protection (§22.5). */
export async function listOpportunities(
  db: Queryable,
  { filter, sort, today }: Asked,
  after: OpportunityCursor | undefined,
) {
  // As if it had never been worked out: it says who is enough by another number.
  if (await isOfOtherNumber(db)) return { rows: [], total: 0, unknown: 0, worked: null, next: null };
  const where = matching(filter, today);
  const rows = await db
    .select()
    .from(opportunities)
    .where(and(where, after && beyond(sort, after)))
    .orderBy(...orders[sort])
    .limit(opportunitiesOfPage + 1);
  const total = await db.$count(opportunities, where);
  const hasUnknown = filter.atc !== undefined || filter.form !== undefined;
  const unknown = hasUnknown ? (await db.$count(opportunities, perhapsMatching(filter, today))) - total : 0;
  const [worked] = await db.select().from(figuresWorked);
  const shown = rows.slice(0, opportunitiesOfPage);
  const last = shown.at(-1);
  return {
    rows: shown,
    total,
    unknown,
    worked: worked?.day ?? null,
    next: rows.length > opportunitiesOfPage && last ? `${last.wanted}_${last.hardUntil}_${last.id}` : null,
  };
}

/** All of it, for a sheet. */
export async function readOpportunities(
  db: Queryable,
  { filter, sort, today }: Asked,
): Promise<OpportunityRow[]> {
  if (await isOfOtherNumber(db)) return [];
  return db
    .select()
    .from(opportunities)
    .where(matching(filter, today))
    .orderBy(...orders[sort]);
}

/**
 * Which a filter finds, by number, those that came last first: a saved search looks what is new (§22.6). Its months are
 * reckoned from the day of the figures, so that nothing is new between two of them.
 */
export async function findOpportunityIds(
  db: Queryable,
  filter: OpportunityFilter,
  limit: number,
): Promise<number[]> {
  const [worked] = await db.select().from(figuresWorked);
  if (worked?.fewest !== fewestCompanies) return [];
  const rows = await db
    .select({ id })
    .from(opportunities)
    .where(matching(filter, worked.day))
    .orderBy(sql`${id} desc`)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** What an alert tells of them, in the order of the ids: 'Apixaban, Tablets, 5 mg (US 21 May 2027)'. */
export async function readOpportunityNews(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(opportunities)
    .where(inArray(id, [...ids]));
  return inOrderOf(ids, rows).map((row) => ({
    id: row.id,
    code: `${row.market} ${inShort(row.hardUntil)}`,
    title: nameOf(row),
    listedAt: row.since,
  }));
}

/** 'apixaban, Tablets, 5 mg'; of what nobody lists with its brand. */
export function nameOf({ molecule, form, strengths, brand }: OpportunityRow): string {
  return [molecule, brand, form, strengths].filter((part) => part !== '').join(', ');
}
