import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import {
  confirmListing,
  createListing,
  duplicateListing,
  findWhole,
  type ListingDependencies,
  type ListingKey,
  publishListing,
  retireListing,
} from './changes.ts';
import { approveEdit, type Outcome, readEdit, rejectEdit, saveListing, withdrawEdit } from './edits.ts';
import { listNames, listWaitingIds } from './queries.ts';
import { listOwnSummaries } from './records.ts';
import { toDated, toEdit, toListing } from './wire.ts';

const saved: Record<Outcome, string> = {
  saved: 'Saved.',
  proposed: 'Your change waits for the desk. Until then buyers see the listing as it was.',
  unchanged: 'Nothing differs from the published listing; no change waits.',
};

/** Listings as their owners and the desk see and change them. */
export function listingRoutes(app: FastifyInstance, deps: ListingDependencies): void {
  const { db } = deps;

  async function answer(viewer: Viewer, key: ListingKey) {
    return { data: toListing(await findWhole(db, viewer, key)) };
  }

  implement(app, 'GET /api/listings', async ({ viewer }) => {
    const rows = await listOwnSummaries(db, viewer);
    const waiting = await listWaitingIds(db);
    return { data: rows.map((row) => ({ ...toDated(row), waiting: waiting.has(`${row.kind}:${row.id}`) })) };
  });

  implement(app, 'GET /api/listings/:kind/:id', ({ viewer, params }) => answer(viewer, params));

  implement(app, 'POST /api/listings/:kind/:id', async ({ viewer, params, body }) => {
    const outcome = await saveListing(deps, viewer, params, body);
    return { message: saved[outcome], ...(await answer(viewer, params)) };
  });

  implement(app, 'POST /api/listings/:kind/:id/confirm', async ({ viewer, params }) => {
    await confirmListing(deps, viewer, params);
    return answer(viewer, params);
  });

  implement(app, 'DELETE /api/listings/:kind/:id/edit', async ({ viewer, params }) => {
    await withdrawEdit(deps, viewer, params);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind', async ({ viewer, params: { kind }, body, sent }) =>
    answer(viewer, { kind, id: await createListing(deps, viewer, kind, body.values, sent) }),
  );

  implement(app, 'POST /api/admin/listings/:kind/:id/publish', async ({ viewer, params, body }) => {
    await publishListing(deps, viewer, params, body.revision);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind/:id/retire', async ({ viewer, params, body }) => {
    await retireListing(deps, viewer, params, body.revision);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind/:id/duplicate', async ({ viewer, params, sent }) => {
    const id = await duplicateListing(deps, viewer, params, sent);
    return answer(viewer, { kind: params.kind, id });
  });

  implement(app, 'GET /api/admin/listing-edits/:id', async ({ viewer, params }) => {
    const { edit, record } = await readEdit(db, viewer, params.id, false);
    const { data } = await answer(viewer, record);
    return { data: { edit: toEdit(edit, record), listing: data } };
  });

  implement(app, 'POST /api/admin/listing-edits/:id/approve', async ({ viewer, params, body }) => {
    await approveEdit(deps, viewer, params.id, body.revision);
    return { message: 'Approved: the change is in the catalogue.' };
  });

  implement(app, 'POST /api/admin/listing-edits/:id/reject', async ({ viewer, params, body }) => {
    await rejectEdit(deps, viewer, params.id, body.note);
    return { message: 'Rejected, and its owner told why.' };
  });

  implement(app, 'GET /api/admin/listing-names', async ({ query }) => ({
    data: await listNames(db, query.of, query.letters.trim()),
  }));
}
