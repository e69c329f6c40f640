import type { FastifyInstance } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { askForMail } from '../jobs.ts';
import { limits } from '../limits.ts';
import { passwordChangedMail } from '../mails.ts';
import { findPersonByEmail, lockPerson, setPassword } from '../queries.ts';
import { type CompanyWayParts, refuseOtherWay, refuseOtherWayHeld } from '../sign-in/company-ways.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { dropKeys, readKey, takeKey } from './keys.ts';
import { takeBack } from './taking-back.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** One message for every link that does not open: which it is is nobody's business but the owner's. */
function deadLink(): AppError {
  return new AppError(
    'invalid',
    'This link no longer works: it has been used, is more than an hour old, or belongs to another address. Ask for a new one.',
    { refusal: { reason: 'dead-link' } },
  );
}

/** Forgot password, and the way back in. */
export function resetRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'attempts' | 'publicUrl'> & CompanyWayParts,
): void {
  const { db, jobs, attempts, publicUrl } = parts;
  implement(app, 'POST /forgot-password', async ({ body, request }) => {
    await attempts.count(limits.forgotPerAddress, networkOf(request.ip));
    await refuseOtherWay(db, parts, body.Email, 'Email');
    await askForMail(db, jobs, { kind: 'reset', email: body.Email });
    return {
      message: 'If this address has an account, a link to set a new password is on its way to it.',
    };
  });

  implement(app, 'POST /reset-password', async ({ body, request }) => {
    const email = body.Email;
    await attempts.count(limits.resetPerAddress, networkOf(request.ip));
    await refuseOtherWay(db, parts, email, 'Email');
    // Looked at before the costly hash, taken after it.
    if ((await readKey(db, 'reset', body.validateStr)) !== email) throw deadLink();
    const owner = await findPersonByEmail(db, email);
    if (owner === null) throw deadLink();
    // Only now: a refusal tells of whose account it is.
    await refuseWeakPassword(body.password, owner);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const person = await lockPerson(tx, email);
      const key = await takeKey(tx, 'reset', body.validateStr, email);
      if (person === null || key === null) throw deadLink();
      await refuseOtherWayHeld(tx, parts, email, null);
      const takenBack = person.emailVerifiedAt === null;
      // The link came by mail: whoever follows it reads this mailbox, which nobody had shown before.
      if (takenBack) await takeBack(tx, person);
      await setPassword(tx, person.id, passwordHash);
      await dropKeys(tx, 'reset', email);
      await endSessions(tx, person.id);
      await attempts.forget(tx, limits.loginPerAccount, email);
      await attempts.forget(tx, limits.mailsPerMailbox, `reset:${email}`);
      await postMails(tx, jobs, [passwordChangedMail(email, publicUrl, takenBack)]);
      await audit(tx, person.id, 'reset-password', `person:${person.id}`, takenBack ? { takenBack } : {});
    });
    const message = 'Your new password is set. Log in with it.';
    return { message, data: { message } };
  });
}
