import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { findRows } from '#platform/server/table-query/find-rows.ts';
import { readTablePage } from '#platform/server/table-query/page.ts';
import { readQuestion } from '#platform/server/table-query/question.ts';
import { wordsOf } from '#platform/server/table-query/words.ts';
import { activeDeals, developingReadiness } from '../contract/active-deals-table.ts';
import { findOpenDeal } from './queries.ts';
import { dossiers } from './tables.ts';
import { toDossier } from './wire.ts';

/** `isOpenDeal` for PostgreSQL, of published dossiers. */
const openDeals = sql`(select * from ${dossiers} where state = 'published'
  and ('Tech transfer' = any(supply) or readiness = any(${sql.param([...developingReadiness])}::text[]))) as ${dossiers}`;

type Column = keyof (typeof activeDeals)['columns'];

const source: TableSource<Column, never> = {
  shape: activeDeals,
  from: openDeals,
  id: sql`${dossiers.id}`,
  joins: {},
  searched: wordsOf(dossiers),
  columns: {
    title: { value: sql`${dossiers.title}`, within: wordsOf(dossiers) },
    code: { value: sql`${dossiers.code}`, within: wordsOf(dossiers) },
    dosageForm: { value: sql`${dossiers.dosageForm}` },
    readiness: { value: sql`${dossiers.readiness}` },
    techTransfer: { value: sql`('Tech transfer' = any(${dossiers.supply}))` },
    dealType: { value: sql`${dossiers.dealType}` },
    exclusivity: { value: sql`${dossiers.exclusivity}` },
    oneTimeFee: { value: sql`${dossiers.oneTimeFee}` },
    royalty: { value: sql`${dossiers.royalty}` },
    profitShare: { value: sql`${dossiers.profitShare}` },
    markets: {
      value: sql`array_to_string(${dossiers.markets}, ', ')`,
      where: (given) => sql`${dossiers.markets} && ${sql.param(given.split(','))}::text[]`,
    },
    offerDays: { value: sql`${dossiers.offerDays}` },
    listedAt: { value: sql`${dossiers.listedAt}` },
  },
};

/** A few of them by words of code and title: what is not open for investment is not found. */
export async function findDeals(db: Queryable, given: string, limit: number) {
  const rows = await findRows(db, source, given, limit);
  return rows.map(({ id, cells: { title, code, dosageForm } }) => ({
    id,
    title: String(title),
    code: String(code),
    dosageForm: String(dosageForm ?? ''),
  }));
}

export function activeDealRoutes(
  app: FastifyInstance,
  { db, demand }: Pick<Parts, 'db'> & { demand: ListingDemand },
): void {
  implement(app, 'GET /api/active-deals', ({ query }) => {
    const { after, before, limit } = query;
    return readTablePage(db, source, readQuestion(activeDeals, query), { after, before, limit });
  });

  implement(app, 'GET /api/active-deals/:id', async ({ viewer, params }) => {
    const row = await findOpenDeal(db, params.id);
    demand.note(viewer, 'opened', 'dossier', [row.dossier.id]);
    return { data: toDossier(row) };
  });
}
