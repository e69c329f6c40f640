import type { FastifyInstance } from 'fastify';
import { requestActionCalls } from '#contract/request-actions.ts';
import type { Request } from '#contract/request-view.ts';
import { implement } from '#server/platform/calls.ts';
import { AppError } from '#server/platform/errors.ts';
import { withReceivedForm } from '#server/platform/files/receive-form.ts';
import { repeatsOf } from '#server/platform/idempotency/once.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { readCalendar } from './clock.ts';
import { findRoomOfDay } from './file-limits.ts';
import { unknownRequest } from './locking.ts';
import { sendMessage } from './messages.ts';
import { makeMove, type ThreadDependencies } from './moves.ts';
import { takeOver } from './take-over.ts';
import { findRequest } from './thread.ts';
import { toRequest } from './wire.ts';

/** What participants do with a request. */
export function requestActionRoutes(
  app: FastifyInstance,
  deps: ThreadDependencies & { temporaryFolder: string },
): void {
  const { db, temporaryFolder } = deps;

  async function answer(viewer: Viewer, reference: string): Promise<{ data: Request }> {
    const [found, calendar] = await Promise.all([
      findRequest(db, viewer, reference),
      readCalendar(db, deps.deskTimeZone),
    ]);
    if (found === null) throw new AppError('not-found', unknownRequest);
    return { data: toRequest(found, calendar, deps.scansFiles) };
  }

  function limitsOf(viewer: Viewer) {
    return {
      findRoom: () => findRoomOfDay(deps, viewer, 'messages'),
      repeats: repeatsOf(db, viewer.personId),
    };
  }

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

  implement(app, 'POST /api/requests/:reference/take-over', async ({ viewer, params: { reference } }) => {
    await takeOver(deps, viewer, reference);
    return answer(viewer, reference);
  });
}
