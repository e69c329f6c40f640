import { eq } from 'drizzle-orm';
import { findPersonById, holdOwnRow } from '#domains/accounts/server/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { contactOf, refuseFor } from '../parties/participants.ts';
import { tellParticipants } from '../parties/recipients.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requests } from '../tables.ts';
import { lockRequest } from './locking.ts';
import type { ThreadDependencies } from './moves.ts';
import { takenOverMail } from './thread-mails.ts';

/** Has the viewer look after a request of their company from now on (§10.3); who did so far is told. */
export async function takeOver(deps: ThreadDependencies, viewer: Viewer, reference: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // A person before a request, as whoever leaves the company: it is handed over with the others, or not taken over.
    await holdOwnRow(tx, viewer);
    const { row } = await lockRequest(tx, viewer, reference);
    if (!row.isBuyer || row.companyId === null) {
      throw new AppError('forbidden', 'Only a colleague of whoever made this request can take it over.');
    }
    refuseFor('buyer', row, 'deal');
    if (contactOf(row)?.id === viewer.personId) return;
    await holdToDay(tx, deps.attempts, viewer, 'messages');
    await addEvent(tx, {
      requestId: row.id,
      personId: viewer.personId,
      side: 'buyer',
      what: 'Taken over by a colleague',
    });
    await tx.update(requests).set({ takenOverBy: viewer.personId }).where(eq(requests.id, row.id));
    await touchRequest(tx, row.id);
    await audit(tx, viewer.personId, 'take-over-request', `request:${reference}`, {
      from: (contactOf(row) ?? row.requester).id,
    });
    const { name } = await findPersonById(tx, viewer.personId);
    await tellParticipants(tx, deps, row, { personId: viewer.personId, side: 'buyer' }, (reader) =>
      reader === 'owner' ? null : takenOverMail(row, name),
    );
  });
}
