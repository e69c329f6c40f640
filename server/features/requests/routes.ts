import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { FileBox } from '#contract/call.ts';
import { listingKinds } from '#contract/listing-kinds.ts';
import { messages } from '#contract/messages.ts';
import type { RequestKind } from '#contract/request-life.ts';
import { requestCalls } from '#contract/requests.ts';
import { findListing as findDossier } from '#server/features/dossiers/queries.ts';
import { findListing as findPlant } from '#server/features/suppliers/queries.ts';
import { titleOf } from '#server/features/suppliers/rules.ts';
import { implement } from '#server/platform/calls.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { AppError, invalid } from '#server/platform/errors.ts';
import { withReceivedForm } from '#server/platform/files/receive-form.ts';
import { readIdempotencyKey } from '#server/platform/idempotency-key.ts';
import { toRowId } from '#server/platform/row-id.ts';
import { findRequest, findRequestFile, type ListingKey, listRequests } from './queries.ts';
import { isEmptySubmission } from './rules.ts';
import { severalRoutes } from './several.ts';
import { type Listing, type SubmitDependencies, submitRequest } from './submit.ts';
import { toRequest, toRequestSummary } from './wire.ts';

const unknownRequest = 'There is no such request, or it is not yours to see.';

/** What the two term sheets differ in: where their listing is found, and what is said where there is none. */
const termSheets = {
  'POST /create-dossertermsheet': { findListing: findDossierListing, missing: messages.dossierMissing },
  'POST /create-suppliertermsheet': { findListing: findSupplierListing, missing: messages.supplierMissing },
} as const;

/** What both forms have; the other fields are the answers. */
type TermSheetForm = {
  fields: z.ZodType<{ id: string; status: string; repeat: string } & Record<string, string>>;
  boxes: Record<string, FileBox>;
};

async function findDossierListing(db: Queryable, id: number): Promise<Listing | null> {
  const dossier = await findDossier(db, id);
  return dossier && { kind: 'dossier', ...dossier };
}

async function findSupplierListing(db: Queryable, id: number): Promise<Listing | null> {
  const plant = await findPlant(db, id);
  return plant && { kind: 'supplier', id, code: plant.code, title: titleOf(plant), offerDays: null };
}

function isListingKey(listing: { kind: RequestKind; id: number | null }): listing is ListingKey {
  return listing.id !== null;
}

/** The name stays data: quoted for old clients, encoded for all others. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export function requestRoutes(
  app: FastifyInstance,
  deps: SubmitDependencies & { temporaryFolder: string },
): void {
  const { db, storage, temporaryFolder } = deps;

  function takeTermSheets(name: keyof typeof termSheets): void {
    const form: TermSheetForm = requestCalls[name].form;
    const { findListing, missing } = termSheets[name];
    implement(app, name, async ({ viewer, request }) => {
      const key = readIdempotencyKey(request);
      return withReceivedForm(request, form, temporaryFolder, async (fields, files) => {
        const { id, status, repeat, ...answers } = fields;
        const submission = { answers, consent: status === 'true', files };
        if (isEmptySubmission(submission)) throw invalid([{ path: '', message: messages.termSheetEmpty }]);
        const rowId = toRowId(id);
        const listing = rowId === null ? null : await findListing(db, rowId);
        if (listing === null) throw new AppError('not-found', missing);
        const reference = await submitRequest(
          deps,
          viewer,
          { listing, ...submission, key, repeat: repeat === 'true' },
          request.log,
        );
        return { msg: messages.termSheetSubmitted, reference };
      });
    });
  }
  takeTermSheets('POST /create-dossertermsheet');
  takeTermSheets('POST /create-suppliertermsheet');
  severalRoutes(app, deps);

  implement(app, 'GET /api/requests', async ({ viewer, query }) => {
    if (query.scope === 'all' && viewer.role !== 'admin') {
      throw new AppError('forbidden', 'Only the desk sees the requests of all members.');
    }
    const listings = listingKinds.flatMap((kind) => {
      const id = query[kind];
      return id === undefined ? [] : { kind: kind as RequestKind, id: toRowId(id) };
    });
    // What does not look like an id is a listing for which nobody asked.
    if (!listings.every(isListingKey)) return { data: [] };
    const rows = await listRequests(db, viewer, { ...query, listings });
    return { data: rows.map(toRequestSummary) };
  });

  implement(app, 'GET /api/requests/:reference', async ({ viewer, params }) => {
    const found = await findRequest(db, viewer, params.reference);
    if (found === null) throw new AppError('not-found', unknownRequest);
    return { data: toRequest(found) };
  });

  implement(app, 'GET /api/requests/:reference/files/:file', async ({ viewer, params, reply }) => {
    const fileId = toRowId(params.file);
    const file = fileId === null ? null : await findRequestFile(db, viewer, params.reference, fileId);
    if (file === null) throw new AppError('not-found', unknownRequest);
    return reply
      .type(file.mediaType)
      .header('content-length', file.bytes)
      .header('content-disposition', attachment(file.name))
      .header('cache-control', 'private, no-store')
      .send(await storage.read(file.storageKey));
  });

  for (const name of unserved) {
    implement(app, name, async () => {
      throw new AppError('unavailable', 'This part of a request is not served yet.');
    });
  }
}

const unserved = [
  'POST /api/requests',
  'POST /api/requests/:reference/messages',
  'POST /api/requests/:reference/moves',
  'POST /api/requests/:reference/take-over',
  'GET /api/requests/:reference/term-sheets/:version/file',
  'GET /api/holidays',
  'POST /api/holidays',
  'DELETE /api/holidays/:day',
] as const;
