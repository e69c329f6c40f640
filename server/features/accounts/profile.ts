import type { FastifyInstance } from 'fastify';
import type { Attempts } from '#server/platform/attempts/attempts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { describeFactor } from './factors.ts';
import { dropKeys } from './keys.ts';
import { passwordChangedMail } from './mails.ts';
import { confirmPassword, notYourPassword } from './own-password.ts';
import { findPersonById, lockOwner, type Person, setPassword, setProfile } from './queries.ts';
import { endSessions } from './sessions.ts';
import { refuseWeakPassword } from './weak-passwords.ts';
import { toAccount } from './wire.ts';

async function readAccount(db: Database, person: Person, viewer: Viewer) {
  return toAccount(person, await describeFactor(db, person.id), viewer.lacksSecondFactor);
}

/** One's own name, organisation, phone and password. */
export function profileRoutes(
  app: FastifyInstance,
  { db, jobs, attempts, publicUrl }: { db: Database; jobs: Jobs; attempts: Attempts; publicUrl: string },
): void {
  implement(app, 'GET /api/account', async ({ viewer }) => ({
    data: await readAccount(db, await findPersonById(db, viewer.personId), viewer),
  }));

  implement(app, 'POST /api/account', async ({ viewer, body }) => {
    const person = await db.transaction(async (tx) => {
      await lockOwner(tx, viewer);
      const { name, organisation } = body;
      return setProfile(tx, viewer, { name, organisation, phone: body.phone.trim() });
    });
    return { message: 'Your profile is saved', data: await readAccount(db, person, viewer) };
  });

  implement(app, 'POST /api/account/password', async ({ viewer, body }) => {
    const person = await findPersonById(db, viewer.personId);
    await confirmPassword({ db, attempts }, person, body.current, 'current');
    refuseWeakPassword(body.password, person);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const owner = await lockOwner(tx, viewer);
      // Changed meanwhile, by another device: the password that was given is the current one no more.
      if (owner.passwordHash !== person.passwordHash) throw notYourPassword('current', person);
      await setPassword(tx, person.id, passwordHash);
      await endSessions(tx, person.id, viewer.tokenHash);
      await dropKeys(tx, 'reset', person.email);
      await postMails(tx, jobs, [passwordChangedMail(person.email, publicUrl)]);
      await audit(tx, {
        actorId: person.id,
        action: 'change-password',
        subject: `person:${person.id}`,
        detail: {},
      });
    });
    return { message: 'Your password is changed, and every other device is signed out' };
  });
}
