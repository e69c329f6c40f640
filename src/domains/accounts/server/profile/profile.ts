import type { FastifyInstance } from 'fastify';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { passwordChangedMail } from '../mails.ts';
import { findPersonById, lockOwner, type Person, setPassword, setProfile } from '../queries.ts';
import { describeFactor } from '../second-factor/factors.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { dropKeys } from '../sign-up/keys.ts';
import { refuseReservedNames } from '../sign-up/reserved-names.ts';
import { refuseWeakPassword } from '../sign-up/weak-passwords.ts';
import { toAccount } from '../wire.ts';
import { confirmPassword, notYourPassword } from './confirmation.ts';

const profileFields = ['name', 'organisation', 'phone'] as const;

async function readAccount(db: Database, person: Person, viewer: Viewer) {
  return toAccount(person, await describeFactor(db, person.id), viewer.lacksSecondFactor);
}

type Called = { name: string; organisation: string };

export type ProfileParts = {
  /** Tells whoever deals with somebody what they are called now; in the transaction of the change. */
  onRenamed: (tx: Queryable, personId: number, before: Called, after: Called) => Promise<void>;
};

/** One's own name, organisation, phone and password. */
export function profileRoutes(
  app: FastifyInstance,
  {
    db,
    jobs,
    attempts,
    publicUrl,
    onRenamed,
  }: ProfileParts & Pick<Parts, 'db' | 'jobs' | 'attempts' | 'publicUrl'>,
): void {
  implement(app, 'GET /api/account', async ({ viewer }) => ({
    data: await readAccount(db, await findPersonById(db, viewer.personId), viewer),
  }));

  implement(app, 'POST /api/account', async ({ viewer, body }) => {
    if (viewer.role !== 'admin') refuseReservedNames(body);
    const person = await db.transaction(async (tx) => {
      const before = await lockOwner(tx, viewer, 'no key update');
      const { name, organisation } = body;
      const after = await setProfile(tx, viewer, { name, organisation, phone: body.phone.trim() });
      const changed = profileFields.filter((field) => before[field] !== after[field]);
      if (changed.length > 0) {
        // Which, and not into what: the trail cannot forget.
        await audit(tx, after.id, 'change-profile', `person:${after.id}`, { changed });
      }
      if (changed.some((field) => field !== 'phone')) {
        await holdToDay(tx, attempts, viewer, 'renames');
        await onRenamed(tx, after.id, before, after);
      }
      return after;
    });
    return { message: 'Your profile is saved', data: await readAccount(db, person, viewer) };
  });

  implement(app, 'POST /api/account/password', async ({ viewer, body }) => {
    const person = await findPersonById(db, viewer.personId);
    await confirmPassword({ db, attempts }, person, body.current, 'current');
    await refuseWeakPassword(body.password, person);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const owner = await lockOwner(tx, viewer);
      // Changed meanwhile, by another device: the password that was given is the current one no more.
      if (owner.passwordHash !== person.passwordHash) throw notYourPassword('current', person);
      await setPassword(tx, person.id, passwordHash);
      await endSessions(tx, person.id, viewer.tokenHash);
      await dropKeys(tx, 'reset', person.email);
      await postMails(tx, jobs, [passwordChangedMail(person.email, publicUrl)]);
      await audit(tx, person.id, 'change-password', `person:${person.id}`);
    });
    return { message: 'Your password is changed, and every other device is signed out' };
  });
}
