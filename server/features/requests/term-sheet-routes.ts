import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/calls.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { sendAttachment } from '#server/platform/files/attachment.ts';
import type { ProvenFiles } from '#server/platform/files/proven-files.ts';
import { toRowId } from '#server/platform/row-id.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { readableBy } from './participants.ts';
import { requests, termSheets } from './tables.ts';
import { type DocumentParts, documentOf, type StatedTermSheet } from './term-sheet-documents.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** What the column of versions can hold. */
const mostVersions = 32_767;

/** A version of a term sheet as a document, for whoever takes part in its request. */
export function termSheetRoutes(app: FastifyInstance, deps: DocumentParts & { files: ProvenFiles }): void {
  implement(
    app,
    'GET /api/requests/:reference/term-sheets/:version/file',
    async ({ viewer, params: { reference, version }, query: { format }, reply }) => {
      const number = toRowId(version);
      const mayExist = number !== null && number <= mostVersions;
      const sheet = mayExist ? await findTermSheet(deps.db, viewer, reference, number) : null;
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
    .where(and(eq(requests.reference, reference), eq(termSheets.version, version), readableBy(viewer)));
  return found ? { ...found.sheet, reference } : null;
}
