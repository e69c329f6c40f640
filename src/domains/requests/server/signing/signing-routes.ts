import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Request } from '../../contract/request-view.ts';
import { isReadable } from '../parties/participants.ts';
import { requests } from '../tables.ts';
import { documentOf } from '../terms/term-sheet-documents.ts';
import { approveSignature } from './approve.ts';
import { askForApproval } from './ask-approval.ts';
import { findAskedBy } from './queries.ts';
import { partyOf, readSignable, type SigningParts, signTermSheet } from './sign.ts';
import { sealedDocuments } from './tables.ts';

/** Signing a version of a term sheet by both sides (§10.22). */
export function signingRoutes(
  app: FastifyInstance,
  deps: SigningParts & Pick<Parts, 'files'>,
  answer: (viewer: Viewer, reference: string) => Promise<{ data: Request }>,
): void {
  implement(app, 'GET /api/requests/:reference/signing', async ({ viewer, params: { reference } }) => {
    const { row, sheet, side, authority } = await readSignable(deps, viewer, reference, null);
    const { sha256, bytes } = await documentOf(deps, { ...sheet, reference }, 'pdf');
    const { name } = await findPersonById(deps.db, viewer.personId);
    const { of, hasLimits, amount } = authority;
    const asked = await findAskedBy(deps.db, row.id, sheet.version, viewer.personId);
    const approvers = authority.approvers.map(({ id, name }) => ({ id, name, asked: asked.includes(id) }));
    return {
      data: {
        ...{ version: sheet.version, side, sha256, bytes, amount, approvers },
        ...{ name: toPlainName(name), company: partyOf(sheet, side) },
        authority: of,
        mayApprove: hasLimits && of === 'own' && !authority.isApproved,
      },
    };
  });

  implement(
    app,
    'POST /api/requests/:reference/signatures',
    async ({ viewer, params: { reference }, body, request }) => {
      await signTermSheet(deps, viewer, reference, { ...body, address: request.ip });
      return answer(viewer, reference);
    },
  );

  implement(
    app,
    'POST /api/requests/:reference/approvals',
    async ({ viewer, params: { reference }, body: { version } }) => {
      await approveSignature(deps, viewer, reference, version);
      return answer(viewer, reference);
    },
  );

  implement(
    app,
    'POST /api/requests/:reference/approval-asks',
    async ({ viewer, params: { reference }, body }) => {
      await askForApproval(deps, viewer, reference, body);
      return answer(viewer, reference);
    },
  );

  implement(
    app,
    'GET /api/requests/:reference/term-sheets/:version/sealed',
    async ({ viewer, params: { reference, version }, reply }) => {
      const { storageKey, bytes, sha256 } = sealedDocuments;
      const [sealed] = await deps.db
        .select({ key: storageKey, bytes, sha256 })
        .from(sealedDocuments)
        .innerJoin(requests, eq(requests.id, sealedDocuments.requestId))
        .where(and(isReadable(viewer, reference), eq(sealedDocuments.version, version)));
      if (sealed === undefined) {
        throw new AppError(
          'not-found',
          'There is no such sealed document, or it is not yours to see. It is made within minutes after the second signature.',
        );
      }
      const name = `${reference}-term-sheet-${version}-signed.pdf`;
      const file = { name, mediaType: 'application/pdf', bytes: sealed.bytes };
      return sendAttachment(reply, file, await deps.files.read(sealed));
    },
  );
}
