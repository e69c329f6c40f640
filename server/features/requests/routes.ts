import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { requestCalls } from '#contract/requests.ts';
import { findListing } from '#server/features/dossiers/queries.ts';
import { toRowId } from '#server/features/dossiers/rules.ts';
import { implement } from '#server/platform/calls.ts';
import { AppError, invalid } from '#server/platform/errors.ts';
import { withReceivedForm } from '#server/platform/files/receive-form.ts';
import { findRequest, findRequestFile, listRequests } from './queries.ts';
import { isEmptySubmission, isIdempotencyKey } from './rules.ts';
import { type SubmitDependencies, submitRequest } from './submit.ts';
import { toRequest, toRequestSummary } from './wire.ts';

const unknownRequest = 'There is no such request, or it is not yours to see.';

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key;
  throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key takes up to 200 visible characters' }]);
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

  implement(app, 'POST /create-dossertermsheet', async ({ viewer, request }) => {
    const key = idempotencyKey(request);
    const { form } = requestCalls['POST /create-dossertermsheet'];
    return withReceivedForm(request, form, temporaryFolder, async (fields, files) => {
      const { id, status, repeat, ...answers } = fields;
      const submission = { answers, consent: status === 'true', files };
      if (isEmptySubmission(submission)) throw invalid([{ path: '', message: messages.termSheetEmpty }]);
      const rowId = toRowId(id);
      const listing = rowId === null ? null : await findListing(db, rowId);
      if (listing === null) throw new AppError('not-found', messages.dossierMissing);
      const reference = await submitRequest(
        deps,
        viewer,
        { kind: 'dossier', listing, ...submission, key, repeat: repeat === 'true' },
        request.log,
      );
      return { msg: messages.termSheetSubmitted, reference };
    });
  });

  implement(app, 'GET /api/requests', async ({ viewer, query }) => {
    if (query.scope === 'all' && viewer.role !== 'admin') {
      throw new AppError('forbidden', 'Only the desk sees the requests of all members.');
    }
    const dossierId = query.dossier === undefined ? undefined : toRowId(query.dossier);
    if (dossierId === null) return { data: [] };
    const rows = await listRequests(db, viewer, { ...query, dossierId });
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
}
