import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { addMonths, inShort } from '#domains/registers/contract/days.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { inOrderOf } from '#platform/server/database/rows/in-order-of.ts';
import type { OpportunityCursor, OpportunityFilter } from '../../contract/market-figures/opportunities.ts';
import { opportunitiesOfPage } from '../../contract/market-figures/opportunity-lists.ts';
import { figuresWorked, opportunities } from './tables.ts';

export type OpportunityRow = typeof opportunities.$inferSelect;

type Sort = 'day' | 'demand';
const { id, market, hardUntil, wanted, asked, dossiers, atc, form, presentationId } = opportunities;

function matching(filter: OpportunityFilter, today: string): SQL | undefined {
  return and(
    eq(market, filter.market),
    gte(hardUntil, today),
    lte(hardUntil, addMonths(today, Number(filter.months))),
    filter.most === undefined ? undefined : lte(dossiers, Number(filter.most)),
    filter.asked && sql`${asked} > 0`,
    filter.atc && sql`${atc} like ${`${filter.atc}%`}`,
    filter.form && and(eq(form, filter.form), sql`${presentationId} is not null`),
  );
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
  const where = matching(filter, today);
  const rows = await db
    .select()
    .from(opportunities)
    .where(and(where, after && beyond(sort, after)))
    .orderBy(...orders[sort])
    .limit(opportunitiesOfPage + 1);
  const total = await db.$count(opportunities, where);
  const [worked] = await db.select().from(figuresWorked);
  const shown = rows.slice(0, opportunitiesOfPage);
  const last = shown.at(-1);
  return {
    rows: shown,
    total,
    worked: worked?.day ?? null,
    next: rows.length > opportunitiesOfPage && last ? `${last.wanted}_${last.hardUntil}_${last.id}` : null,
  };
}

/** All of it, for a sheet. */
export function readOpportunities(db: Queryable, { filter, sort, today }: Asked): Promise<OpportunityRow[]> {
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
  if (worked === undefined) return [];
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
