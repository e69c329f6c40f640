import type { FastifyInstance } from 'fastify';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { given } from '../../contract/reading/given.ts';
import { findDossier } from '../queries.ts';
import { readLaunchBriefs } from '../windows/launch-briefs.ts';
import { findOwnMarkets, keepOwnMarkets } from './queries.ts';
import { toMarketFits } from './wire.ts';

/** Whether a dossier fits each country, and the countries that a member keeps (§23.3, §23.5). */
export function marketFitRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
): void {
  implement(app, 'GET /api/dossiers/:id/market-fit', async ({ params }) => {
    const { dossier } = await findDossier(db, params.id);
    const launches = (await readLaunchBriefs(db, [dossier.id])).get(dossier.id) ?? [];
    return {
      data: {
        exclusivity: given(dossier.exclusivity),
        holder: given(dossier.marketingAuthorisationHolder),
        markets: toMarketFits(dossier, launches, dayIn(deskTimeZone)),
      },
    };
  });

  implement(app, 'GET /api/my-markets', async ({ viewer }) => ({
    markets: await findOwnMarkets(db, viewer.personId),
  }));

  implement(app, 'POST /api/my-markets', async ({ viewer, body: { markets } }) => {
    await keepOwnMarkets(db, viewer.personId, markets);
    return { message: markets.length === 0 ? 'You keep no markets now.' : 'Kept as your markets.' };
  });
}
