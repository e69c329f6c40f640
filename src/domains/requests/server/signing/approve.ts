import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { tellPeople } from '../parties/recipients.ts';
import { lockRequest } from '../thread/locking.ts';
import { approvedMail } from './approval-mails.ts';
import { companyOf, findAuthority, refuseWithoutAuthority } from './authority.ts';
import { findAskers } from './queries.ts';
import type { SigningParts } from './sign.ts';
import { findSignable } from './standing.ts';
import { signingApprovals } from './tables.ts';

/**
 * Lets the viewer's colleagues sign the version that stands, which is within the viewer's own limit (§10.22); who asked
 * for it is told. It is their side's business: the others learn nothing of it, and no move of theirs waits for it.
 */
export async function approveSignature(
  deps: SigningParts,
  viewer: Viewer,
  reference: string,
  version: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, sides } = await lockRequest(tx, viewer, reference);
    const clock = { now: await readClock(tx), timeZone: deps.deskTimeZone };
    const { sheet, side } = await findSignable(tx, clock, viewer, row, sides, version);
    const authority = await findAuthority(tx, { row, side, viewer, version, terms: sheet.terms });
    if (!authority.hasLimits) {
      throw new AppError(
        'conflict',
        'Your company has set no limits: each of you may sign without an approval.',
      );
    }
    if (authority.isApproved) return;
    refuseWithoutAuthority(authority);
    await tx
      .insert(signingApprovals)
      .values({ requestId: row.id, version, side, personId: viewer.personId })
      // In place of an approval that counts no more.
      .onConflictDoUpdate({
        target: [signingApprovals.requestId, signingApprovals.version, signingApprovals.side],
        set: { personId: viewer.personId, at: clock.now },
      });
    await audit(tx, viewer.personId, 'approve-signature', `request:${reference}`, { version, side });
    await holdToDay(tx, deps.attempts, viewer, 'messages');
    const askers = await findAskers(tx, row.id, version, side);
    const companyId = companyOf(row, side);
    const members = await findPeopleOf(tx, companyId ?? 0);
    const told = members.filter(({ id }) => askers.includes(id) && id !== viewer.personId);
    const mail = await approvedMail(tx, viewer, row, { sheet, side, amount: authority.amount });
    await tellPeople(tx, deps, row, { companyId, people: told, by: viewer.personId }, mail);
  });
}
