import type { FastifyInstance } from 'fastify';
import type { EmailAddress } from '#platform/contract/fields.ts';
import { registeredRole } from '#platform/contract/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { askForMail } from '../jobs.ts';
import { limits, mailboxOf } from '../limits.ts';
import { verificationMail } from '../mails.ts';
import { addPerson, findPersonByEmail, findPersonById, verifyEmail } from '../queries.ts';
import { type CompanyWayParts, refuseOtherWay } from '../sign-in/company-ways.ts';
import { openSession } from '../sign-in/sessions.ts';
import { makeKey, takeKey } from './keys.ts';
import { refuseReservedNames } from './reserved-names.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const taken = 'This email already has an account. Log in instead.';

export type SignUpParts = Pick<Parts, 'db' | 'jobs' | 'attempts' | 'publicUrl'> &
  CompanyWayParts & {
    /**
     * For a key that a company sent to an address: it proves the address as our own does, and what is answered makes the new
     * account one of its people. Null for what is none.
     */
    admitByInvitation(
      tx: Queryable,
      key: string,
      email: EmailAddress,
    ): Promise<((personId: number) => Promise<void>) | null>;
  };

/** From invitation to account, and the proof that the address is the person's own. */
export function signUpRoutes(app: FastifyInstance, parts: SignUpParts): void {
  const { db, jobs, attempts, publicUrl, admitByInvitation } = parts;
  implement(app, 'POST /sign-up', async ({ body, request }) => {
    await attempts.count(limits.signUpPerAddress, networkOf(request.ip));
    await refuseOtherWay(db, parts, body.Email, 'Email');
    await askForMail(db, jobs, { kind: 'invitation', email: body.Email });
    const message = 'Thank you. We have sent you an email to get started.';
    return { message, data: { message } };
  });

  implement(app, 'POST /register', async ({ body, request }) => {
    const email = body.Email;
    refuseReservedNames(body);
    await refuseWeakPassword(body.password, { ...body, email });
    await attempts.count(limits.registerPerAddress, networkOf(request.ip));
    await attempts.count(limits.registerPerAccount, mailboxOf(email));
    await refuseOtherWay(db, parts, email, 'Email');
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const invited = body.invite ? await takeKey(tx, 'invitation', body.invite, email) : null;
      const admit = body.invite && !invited ? await admitByInvitation(tx, body.invite, email) : null;
      const isProven = invited !== null || admit !== null;
      const person = await addPerson(tx, {
        email,
        name: body.name,
        organisation: body.organisation,
        phone: body.phone.trim(),
        passwordHash,
        role: registeredRole,
        emailVerifiedAt: isProven ? await readClock(tx) : null,
      });
      if (person === null)
        throw new AppError('conflict', taken, { issues: [{ path: 'Email', message: taken }] });
      if (!isProven) {
        await postMails(tx, jobs, [
          verificationMail(email, publicUrl, await makeKey(tx, 'verification', email)),
        ]);
      }
      await audit(tx, person.id, 'register', `person:${person.id}`);
      await admit?.(person.id);
      const device = { remember: false, userAgent: request.headers['user-agent'] };
      const session = await openSession(tx, parts, person, device);
      if (session === null) throw new Error('a person changed before anybody knew of them');
      return { message: 'Your profile has been created', ...session };
    });
  });

  implement(app, 'POST /api/email-verifications', async ({ viewer }) => {
    const person = await findPersonById(db, viewer.personId);
    if (person.emailVerifiedAt !== null) return { message: 'Your address is confirmed already.' };
    await attempts.count(limits.mailsPerMailbox, `verification:${mailboxOf(person.email)}`);
    await db.transaction(async (tx) => {
      const key = await makeKey(tx, 'verification', person.email);
      await postMails(tx, jobs, [verificationMail(person.email, publicUrl, key)]);
    });
    return { message: `We have sent a link to ${person.email}.` };
  });

  implement(app, 'POST /api/email-verifications/confirm', async ({ body, request }) => {
    await attempts.count(limits.keyPerAddress, networkOf(request.ip));
    const email = await takeKey(db, 'verification', body.key);
    if (email === null) {
      throw new AppError(
        'invalid',
        'This link has been used already or has expired. Log in and ask for a new one under Account.',
      );
    }
    const person = await findPersonByEmail(db, email);
    if (person !== null) await verifyEmail(db, person.id);
    return { message: 'Thank you, your address is confirmed.' };
  });
}
