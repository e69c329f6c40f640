import { and, eq, or, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { mayAs } from '#domains/companies/contract/company-roles.ts';
import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { beyondAuthorityWords } from '../../contract/signing-words.ts';
import { readRequests } from '../parties/participants.ts';
import { type MailParts, tellPeople } from '../parties/recipients.ts';
import { requests } from '../tables.ts';
import { askedMail, notAskedMail } from './approval-mails.ts';
import { findAuthority } from './authority.ts';
import { findAskedBy, findLatestSheet, findSignature } from './queries.ts';
import { approvalAsks } from './tables.ts';

/**
 * Whoever was asked to approve a version, and may not any more, leaves nobody waiting (§10.22): all others within whose limits
 * it is are asked in their place, and whoever asked is told whom, or that nobody may. Called once they may not.
 */
export async function askOthers(
  tx: Queryable,
  parts: MailParts,
  { companyId, personId, now }: { companyId: number; personId: number; now: string },
): Promise<void> {
  const ofCompany = or(
    and(eq(approvalAsks.side, 'buyer'), eq(requests.companyId, companyId)),
    and(eq(approvalAsks.side, 'owner'), eq(requests.ownerCompanyId, companyId)),
  );
  const asks = await tx
    .select({
      id: approvalAsks.id,
      requestId: approvalAsks.requestId,
      version: approvalAsks.version,
      side: approvalAsks.side,
      asker: approvalAsks.personId,
      approver: people.name,
    })
    .from(approvalAsks)
    .innerJoin(requests, eq(requests.id, approvalAsks.requestId))
    .innerJoin(people, eq(people.id, approvalAsks.approverId))
    .where(and(eq(approvalAsks.approverId, personId), eq(requests.state, 'term-sheet-issued'), ofCompany))
    .orderBy(approvalAsks.id);
  if (asks.length === 0) return;
  const members = await findPeopleOf(tx, companyId);
  for (const { id: askId, requestId, version, side, asker, approver } of asks) {
    const asking = members.find(({ id, role }) => id === asker && mayAs(role, 'sign'));
    const sheet = await findLatestSheet(tx, requestId);
    const [row] = await readRequests(tx, null, eq(requests.id, requestId));
    if (asking === undefined || row === undefined || sheet?.version !== version) continue;
    if ((await findSignature(tx, requestId, version, side)) !== null) continue;
    const viewer = { personId: asker };
    const authority = await findAuthority(tx, { row, side, viewer, version, terms: sheet.terms });
    if (authority.of !== 'missing' || authority.approvers.some(({ id }) => id === personId)) continue;
    // Should they be able to approve it again, they are asked anew.
    await tx.delete(approvalAsks).where(eq(approvalAsks.id, askId));
    const before = await findAskedBy(tx, requestId, version, asker);
    const others = authority.approvers.filter(({ id }) => !before.includes(id));
    const told = { sheet, side, amount: authority.amount };
    const of = { companyId, by: null };
    if (others.length > 0) {
      const ask = { requestId, version, side, personId: asker, at: sql`now()` };
      await tx
        .insert(approvalAsks)
        .values(others.map(({ id }) => ({ ...ask, approverId: id })))
        .onConflictDoNothing();
      await audit(tx, null, 'ask-approval', `request:${row.reference}`, {
        ...{ version, side, of: others.map(({ id }) => id), insteadOf: personId },
      });
      await tellPeople(tx, parts, row, { ...of, people: others }, await askedMail(tx, viewer, row, told));
    }
    const names = authority.approvers.map(({ name }) => name);
    const then =
      names.length === 0 ? beyondAuthorityWords(authority) : `Asked in their place: ${names.join(', ')}.`;
    await tellPeople(
      tx,
      parts,
      row,
      { ...of, people: [asking] },
      notAskedMail(row, told, `${approver} ${now}`, then),
    );
  }
}
