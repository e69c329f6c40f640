import type { FastifyInstance } from 'fastify';
import { mayAs, whyNotInAny } from '#domains/companies/contract/company-roles.ts';
import { listOwnCompanies } from '#domains/companies/server/own-companies.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { duplicateListing, findWhole, type ListingDependencies, type ListingKey } from './changes.ts';
import { confirmSeveral, draftOwn, holdRoomForDraft, sendForReview } from './own-drafts.ts';
import { restoreSeveral, retireSeveral } from './own-retirement.ts';
import { toListing } from './wire.ts';

/** What owners do with their listings beside editing them (§12.13). */
export function ownListingRoutes(app: FastifyInstance, deps: ListingDependencies): void {
  const { db } = deps;

  async function answer(viewer: Viewer, key: ListingKey) {
    return { data: toListing(await findWhole(db, viewer, key)) };
  }

  implement(app, 'GET /api/listings/companies', async ({ viewer }) => {
    const own = await listOwnCompanies(db, viewer);
    const open = own.filter(({ role }) => mayAs(role, 'deal'));
    return {
      data: open.map(({ id, name }) => ({ id: String(id), name })),
      mayNot: whyNotInAny(own, 'deal'),
    };
  });

  implement(app, 'POST /api/listings/:kind', async ({ viewer, params: { kind }, body, sent }) =>
    answer(viewer, { kind, id: await draftOwn(deps, viewer, kind, body, sent) }),
  );

  implement(app, 'POST /api/listings/:kind/:id/duplicate', async ({ viewer, params, sent }) => {
    const id = await duplicateListing(deps, viewer, params, sent, holdRoomForDraft);
    return answer(viewer, { kind: params.kind, id });
  });

  implement(app, 'POST /api/listings/:kind/:id/review', async ({ viewer, params, body }) => {
    await sendForReview(deps, viewer, params, body);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/listings/confirmations', async ({ viewer, body }) => {
    const count = await confirmSeveral(deps, viewer, body.listings);
    return { message: `Confirmed: ${count === 1 ? 'it still holds' : `${count} listings still hold`}.` };
  });

  implement(app, 'POST /api/listings/retirements', async ({ viewer, body }) => {
    await retireSeveral(deps, viewer, body.listings);
    return { message: toldOf(body.listings.length, 'retired: gone from the results') };
  });

  implement(app, 'POST /api/listings/restorations', async ({ viewer, body }) => {
    await restoreSeveral(deps, viewer, body.listings);
    return { message: toldOf(body.listings.length, 'back in the results') };
  });
}

function toldOf(count: number, what: string): string {
  return count === 1 ? `The listing is ${what}.` : `${count} listings are ${what}.`;
}
