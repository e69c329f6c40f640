import type { FastifyInstance } from 'fastify';
import { findDealFee } from '#domains/accounts/server/operator/settings.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { repeatsOf } from '#platform/server/idempotency/once.ts';
import { requestActionCalls } from '../../contract/request-actions.ts';
import type { Request } from '../../contract/request-view.ts';
import { readCalendar } from '../clock/clock.ts';
import type { SigningParts } from '../signing/sign.ts';
import { signingRoutes } from '../signing/signing-routes.ts';
import { findRoomOfDay } from '../submit/file-limits.ts';
import { watch } from '../watching/watching.ts';
import { toRequest } from '../wire.ts';
import { unknownRequest } from './locking.ts';
import { sendMessage } from './messages.ts';
import { makeMove } from './moves.ts';
import { takeOver } from './take-over.ts';
import { findRequest } from './thread.ts';

/** A request as its participants see it, and what they do with it. */
export function requestActionRoutes(app: FastifyInstance, deps: SigningParts): void {
  const { db, temporaryFolder } = deps;

  async function answer(viewer: Viewer, reference: string): Promise<{ data: Request }> {
    const [found, calendar, dealFee] = await Promise.all([
      findRequest(db, viewer, reference),
      readCalendar(db, deps.deskTimeZone),
      findDealFee(db, deps),
    ]);
    if (found === null) throw new AppError('not-found', unknownRequest);
    return { data: toRequest(found, calendar, { scansFiles: deps.scansFiles, dealFee }) };
  }

  function limitsOf(viewer: Viewer) {
    return {
      findRoom: () => findRoomOfDay(deps, viewer, 'messages'),
      repeats: repeatsOf(db, viewer.personId, () => undefined),
    };
  }

  implement(app, 'GET /api/requests/:reference', ({ viewer, params }) => answer(viewer, params.reference));

  implement(
    app,
    'POST /api/requests/:reference/messages',
    async ({ viewer, params: { reference }, request }) => {
      const { form } = requestActionCalls['POST /api/requests/:reference/messages'];
      await withReceivedForm(
        request,
        { ...form, ...limitsOf(viewer) },
        temporaryFolder,
        ({ text }, files, sent) => sendMessage(deps, viewer, reference, { text, files, sent }, request.log),
      );
      return answer(viewer, reference);
    },
  );

  implement(
    app,
    'POST /api/requests/:reference/moves',
    async ({ viewer, params: { reference }, request }) => {
      const { form } = requestActionCalls['POST /api/requests/:reference/moves'];
      await withReceivedForm(
        request,
        { ...form, ...limitsOf(viewer) },
        temporaryFolder,
        (fields, files, sent) => makeMove(deps, viewer, reference, { ...fields, files, sent }, request.log),
      );
      return answer(viewer, reference);
    },
  );

  signingRoutes(app, deps, answer);

  implement(app, 'POST /api/requests/:reference/watching', async ({ viewer, params: { reference } }) => {
    await watch(db, viewer, reference, true);
    return answer(viewer, reference);
  });

  implement(app, 'DELETE /api/requests/:reference/watching', async ({ viewer, params: { reference } }) => {
    await watch(db, viewer, reference, false);
    return answer(viewer, reference);
  });

  implement(app, 'POST /api/requests/:reference/take-over', async ({ viewer, params: { reference } }) => {
    await takeOver(deps, viewer, reference);
    return answer(viewer, reference);
  });
}
