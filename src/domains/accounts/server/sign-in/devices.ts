import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { confirmOwner } from '../profile/confirmation.ts';
import type { SecondStepParts } from '../second-factor/second-step.ts';
import { toDevice } from '../wire.ts';
import { endSessionById, endSessions, listSessions } from './sessions.ts';

/** Where one is signed in, and signing out from afar. */
export function deviceRoutes(
  app: FastifyInstance,
  parts: SecondStepParts & Pick<Parts, 'sessionIdle'>,
): void {
  const { db, sessionIdle } = parts;
  implement(app, 'GET /api/sessions', async ({ viewer }) => ({
    data: (await listSessions(db, viewer, sessionIdle)).map(toDevice),
  }));

  implement(app, 'DELETE /api/sessions/:session', async ({ viewer, params, body }) => {
    await confirmOwner(parts, viewer, body);
    if (!(await endSessionById(db, viewer, params.session))) {
      throw new AppError('not-found', 'This device is signed out already');
    }
    return { message: 'The device is signed out' };
  });

  implement(app, 'DELETE /api/sessions', async ({ viewer, body }) => {
    await confirmOwner(parts, viewer, body);
    await endSessions(db, viewer.personId, viewer.tokenHash);
    return { message: 'Every other device is signed out' };
  });
}
