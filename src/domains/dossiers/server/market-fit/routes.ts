import type { FastifyInstance } from 'fastify';
import { withLosses } from '#domains/evidence/contract/proofs.ts';
import { findProofs } from '#domains/evidence/server/proofs.ts';
import { listClaims } from '#domains/evidence/server/queries.ts';
import { toShownClaims } from '#domains/evidence/server/wire.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { given } from '../../contract/reading/given.ts';
import { findDossier } from '../queries.ts';
import { readLaunchBriefs } from '../windows/launch-briefs.ts';
import { findRecognition } from './of-union.ts';
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
    const today = dayIn(deskTimeZone);
    const claims = await listClaims(db, { kind: 'dossier', id: dossier.id });
    const beside = {
      launches,
      recognition: await findRecognition(db, dossier.id),
      claims: toShownClaims(claims, { today, dosageForm: dossier.dosageForm }),
      losses: withLosses(await findProofs(db, dossier.id)),
      today,
    };
    return {
      data: {
        exclusivity: given(dossier.exclusivity),
        holder: given(dossier.marketingAuthorisationHolder),
        markets: toMarketFits(dossier, beside),
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
