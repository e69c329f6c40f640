import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { tellPeople } from '../parties/recipients.ts';
import { lockRequest } from '../thread/locking.ts';
import { askedMail } from './approval-mails.ts';
import { type Authority, companyOf, findAuthority, refuseWithoutAuthority } from './authority.ts';
import type { SigningParts } from './sign.ts';
import { findSignable } from './standing.ts';
import { approvalAsks } from './tables.ts';

/**
 * Asks colleagues within whose limits it is to approve a version that is above the viewer's own (§10.22): one of them, or all
 * where nobody is named. Each is asked once for a version by the same person, so that no mail comes twice. Like an approval it is
 * their side's business alone.
 */
export async function askForApproval(
  deps: SigningParts,
  viewer: Viewer,
  reference: string,
  asked: { version: number; of: number | null },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, sides } = await lockRequest(tx, viewer, reference);
    const clock = { now: await readClock(tx), timeZone: deps.deskTimeZone };
    const { version } = asked;
    const { sheet, side } = await findSignable(tx, clock, viewer, row, sides, version);
    const authority = await findAuthority(tx, { row, side, viewer, version, terms: sheet.terms });
    refuseNeedless(authority);
    const named = authority.approvers.filter(({ id }) => asked.of === null || id === asked.of);
    if (named.length === 0) {
      // Where nobody may, that is what stands in the way, whoever was named.
      if (authority.approvers.length === 0) refuseWithoutAuthority(authority);
      throw invalid([{ path: 'of', message: 'Ask a colleague whose limit reaches it: open this form anew' }]);
    }
    const added = await tx
      .insert(approvalAsks)
      .values(
        named.map(({ id }) => ({
          ...{ requestId: row.id, version, side, personId: viewer.personId, approverId: id, at: clock.now },
        })),
      )
      .onConflictDoNothing()
      .returning({ approverId: approvalAsks.approverId });
    if (added.length === 0) return;
    await audit(tx, viewer.personId, 'ask-approval', `request:${reference}`, {
      ...{ version, side, of: added.map(({ approverId }) => approverId) },
    });
    await holdToDay(tx, deps.attempts, viewer, 'messages');
    const isNew = ({ id }: { id: number }) => added.some(({ approverId }) => approverId === id);
    const mail = await askedMail(tx, viewer, row, { sheet, side, amount: authority.amount });
    const told = { companyId: companyOf(row, side), people: named.filter(isNew), by: viewer.personId };
    await tellPeople(tx, deps, row, told, mail);
  });
}

function refuseNeedless({ of }: Authority): void {
  if (of === 'own') throw new AppError('conflict', 'You may sign it yourself: nobody has to approve it.');
  if (of === 'approved') throw new AppError('conflict', 'A colleague has approved it: you can sign it now.');
}
