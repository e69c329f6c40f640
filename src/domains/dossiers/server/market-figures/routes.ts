import type { FastifyInstance } from 'fastify';
import { openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import type { Opportunity } from '../../contract/market-figures/opportunities.ts';
import { listPins, toRulings } from '../presentations/queries.ts';
import { matchedPresentation } from '../presentations/read-presentation.ts';
import { listOpportunities, type OpportunityRow, readOpportunities } from './opportunities.ts';
import { findFigures } from './queries.ts';
import { registerMarketOf } from './register-market.ts';
import { toOpportunitySheet } from './sheet.ts';

/** What the market says of a presentation, and what is about to be free (§22.2, §22.5). */
export function marketFigureRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
): void {
  const lookUp = openRowLookup(db);

  implement(app, 'GET /api/presentations/:presentation/market', async ({ params }) => {
    const presentation = await matchedPresentation(db, params.presentation);
    const index = await lookUp(presentation.substances);
    const { pins } = toRulings(await listPins(db, params.presentation));
    return {
      data: {
        register: registerMarketOf(index, presentation, pins),
        figures: await findFigures(db, params.presentation),
      },
    };
  });

  implement(app, 'GET /api/opportunities', async ({ query: { after, sort, ...filter } }) => {
    const asked = { filter, sort, today: dayIn(deskTimeZone) };
    const { rows, ...page } = await listOpportunities(db, asked, after);
    return { data: rows.map(toOpportunity), ...page };
  });

  implement(app, 'GET /api/opportunities/export', ({ viewer, query, reply }) => {
    const { format, sort, ...filter } = query;
    return sendSheet({ viewer, reply }, { name: 'opportunities', format }, async () => [
      toOpportunitySheet(await readOpportunities(db, { filter, sort, today: dayIn(deskTimeZone) })),
    ]);
  });
}

function toOpportunity({
  id,
  presentationId,
  wanted,
  asked,
  key: _,
  since: _since,
  ...row
}: OpportunityRow): Opportunity {
  return {
    ...row,
    id: String(id),
    presentation: presentationId === null ? null : String(presentationId),
    // What is not told is kept as 0.
    wanted: wanted || null,
    asked: asked || null,
  };
}
