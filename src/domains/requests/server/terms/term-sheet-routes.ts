import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '#platform/server/database/database.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { isReadable } from '../parties/participants.ts';
import { requests, termSheets } from '../tables.ts';
import { mediaTypes } from './media-types.ts';
import { redlineRoutes } from './redline-routes.ts';
import { type DocumentParts, documentOf, type StatedTermSheet } from './term-sheet-documents.ts';

/** What the column of versions can hold. */
const mostVersions = 32_767;

/** A version of a term sheet as a document, for whoever takes part in its request. */
export function termSheetRoutes(app: FastifyInstance, deps: DocumentParts & Pick<Parts, 'files'>): void {
  redlineRoutes(app, deps);
  implement(
    app,
    'GET /api/requests/:reference/term-sheets/:version/file',
    async ({ viewer, params: { reference, version }, query: { format }, reply }) => {
      const mayExist = version <= mostVersions;
      const sheet = mayExist ? await findTermSheet(deps.db, viewer, reference, version) : null;
      if (sheet === null)
        throw new AppError('not-found', 'There is no such term sheet, or it is not yours to see.');
      const { storageKey: key, bytes, sha256 } = await documentOf(deps, sheet, format);
      const name = `${reference}-term-sheet-${version}.${format}`;
      const file = { name, mediaType: mediaTypes[format], bytes };
      return sendAttachment(reply, file, await deps.files.read({ key, sha256, bytes }));
    },
  );
}

async function findTermSheet(
  db: Queryable,
  viewer: Viewer,
  reference: string,
  version: number,
): Promise<StatedTermSheet | null> {
  const [found] = await db
    .select({ sheet: termSheets })
    .from(termSheets)
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(and(isReadable(viewer, reference), eq(termSheets.version, version)));
  return found ? { ...found.sheet, reference } : null;
}
