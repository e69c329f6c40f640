import type { FastifyInstance } from 'fastify';
import { mailboxOf } from '#domains/accounts/server/limits.ts';
import { findPersonByEmail, findPersonById, holdOwnRow } from '#domains/accounts/server/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { mostInvitations } from '../../contract/company-limits.ts';
import { dropFormerAddress } from '../people/former-addresses.ts';
import { findRole } from '../people/membership.ts';
import { lockManaged, refuseUnlessManaging } from '../people/viewers.ts';
import { acceptInvitation, deadInvitation } from './accept.ts';
import { invitationLimits } from './limits.ts';
import { companyInvitationMail } from './mails.ts';
import { dropInvitation, listInvitations, makeInvitation, readInvitation } from './queries.ts';

export type InvitationParts = Pick<Parts, 'db' | 'jobs' | 'attempts' | 'publicUrl' | 'secrets'>;

/** Inviting people into a company by mail, and coming in (§26.3). */
export function invitationRoutes(
  app: FastifyInstance,
  { db, jobs, attempts, publicUrl, secrets }: InvitationParts,
): void {
  implement(app, 'GET /api/companies/:company/invitations', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    const rows = await listInvitations(db, params.company);
    return {
      data: rows.map(({ id, expiresAt, ...row }) => ({
        ...{ id: String(id), ...row, expiresAt: expiresAt.toISOString() },
      })),
    };
  });

  implement(app, 'POST /api/companies/:company/invitations', async ({ viewer, params, body }) => {
    const { email, role } = body;
    return db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      const known = await findPersonByEmail(tx, email);
      if (known !== null && (await findRole(tx, { companyId: company.id, personId: known.id })) !== null) {
        throw invalid([{ path: 'email', message: `This is one of ${company.name}’s people already` }]);
      }
      const waiting = await listInvitations(tx, company.id);
      if (waiting.length >= mostInvitations && !waiting.some((one) => one.email === email)) {
        throw new AppError(
          'conflict',
          `${mostInvitations} invitations wait already. Withdraw one that nobody takes first.`,
        );
      }
      if (!(await attempts.admits(invitationLimits.perCompany, String(company.id), tx))) {
        throw new AppError(
          'rate-limited',
          `A company invites ${invitationLimits.perCompany.max} times in 24 hours, and ${company.name} has. Go on tomorrow.`,
          {
            retryAfter: 24 * 60 * 60,
            refusal: { person: viewer.personId, reason: 'limit-invitations-company' },
          },
        );
      }
      const made = await makeInvitation(tx, {
        ...{ companyId: company.id, email, role, invitedBy: viewer.personId },
      });
      await dropFormerAddress(tx, secrets, company.id, email);
      await audit(tx, viewer.personId, 'invite-person', `company:${company.id}`, {
        invitation: made.id,
        role,
      });
      if (await attempts.admits(invitationLimits.perMailbox, mailboxOf(email), tx)) {
        const by = (await findPersonById(tx, viewer.personId)).email;
        const words = { company: company.name, role, by };
        await postMails(tx, jobs, [companyInvitationMail(email, words, publicUrl, made.key)]);
      }
      return {
        message: `${email} is invited. Our mail leaves at once, unless this mailbox was invited too often today.`,
      };
    });
  });

  implement(app, 'DELETE /api/companies/:company/invitations/:invitation', async ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      if (!(await dropInvitation(tx, company.id, params.invitation)))
        throw new AppError('not-found', 'This invitation has been used or withdrawn already');
      const detail = { invitation: params.invitation };
      await audit(tx, viewer.personId, 'withdraw-invitation', `company:${company.id}`, detail);
      return { message: 'The invitation is withdrawn: its link opens nothing any more' };
    }),
  );

  implement(app, 'POST /api/company-invitations/read', async ({ body, request }) => {
    await attempts.count(invitationLimits.keyPerAddress, networkOf(request.ip));
    const found = await readInvitation(db, body.key);
    if (found === null) throw deadInvitation();
    const { email, role } = found.invitation;
    const person = await findPersonByEmail(db, email);
    const hasAccount = person !== null && person.emailVerifiedAt !== null;
    return { data: { company: found.company.name, role, email, hasAccount } };
  });

  implement(app, 'POST /api/company-invitations/accept', async ({ viewer, body, request }) => {
    await attempts.count(invitationLimits.keyPerAddress, networkOf(request.ip));
    return db.transaction(async (tx) => {
      const person = await holdOwnRow(tx, viewer);
      const company = await acceptInvitation(tx, body.key, person);
      if (company === null) {
        const found = await readInvitation(tx, body.key);
        if (found === null) throw deadInvitation();
        throw new AppError(
          'forbidden',
          'This invitation is for another address than that of your account. Log out, and open it again.',
        );
      }
      return { message: `You belong to ${company} now`, company };
    });
  });
}
