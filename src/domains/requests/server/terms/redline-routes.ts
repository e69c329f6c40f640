import type { FastifyInstance } from 'fastify';
import { readClock } from '#platform/server/database/clock.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { documentsOf } from '../../contract/terms/counters.ts';
import { unknownRequest } from '../thread/locking.ts';
import { findRequest } from '../thread/thread.ts';
import { toCounters } from '../wire.ts';
import { mediaTypes } from './media-types.ts';
import { toRedlineLetter } from './redline-letter.ts';

/** What changed between any two versions or counters, for whoever takes part in the request (§10.21). */
export function redlineRoutes(app: FastifyInstance, deps: Pick<Parts, 'db' | 'deskTimeZone'>): void {
  implement(
    app,
    'GET /api/requests/:reference/term-sheets/redline',
    async ({ viewer, params: { reference }, query, reply }) => {
      const whole = await findRequest(deps.db, viewer, reference);
      if (whole === null) throw new AppError('not-found', unknownRequest);
      const documents = documentsOf(whole.sheets, toCounters(whole));
      const [from, to] = [query.from, query.to].map((name) => documents.find((one) => one.name === name));
      if (from === undefined || to === undefined) {
        throw new AppError('not-found', 'There is no such version or counter of this term sheet.');
      }
      const now = await readClock(deps.db);
      const letter = toRedlineLetter({ row: whole.row, from, to }, now, deps.deskTimeZone);
      const content = await make(query.format, { letter }, viewer.personId);
      const name = `${reference}-redline-${from.name}-to-${to.name}.${query.format}`;
      return sendAttachment(reply, { name, mediaType: mediaTypes[query.format] }, Buffer.from(content));
    },
  );
}
