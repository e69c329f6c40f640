import type { FastifyInstance } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { secondFactorChangedMail } from '../mails.ts';
import { confirmOwner } from '../profile/confirmation.ts';
import { findPersonById } from '../queries.ts';
import { describeFactor, disableFactor, lockFactor, tellAdded, tellOff } from './factors.ts';
import { addPasskey, askForNewPasskey, maxPasskeys, removePasskey } from './passkeys.ts';
import type { SecondStepParts } from './second-step.ts';

/** Adding passkeys to the second factor, and taking single ones away. */
export function ownPasskeyRoutes(app: FastifyInstance, parts: SecondStepParts & Pick<Parts, 'jobs'>): void {
  const { db, jobs, publicUrl } = parts;

  // Adding one needs this challenge, so that here is where its owner is asked for.
  implement(app, 'POST /api/account/passkeys/challenge', async ({ viewer, body }) => ({
    data: await askForNewPasskey(db, publicUrl, await confirmOwner(parts, viewer, body)),
  }));

  implement(app, 'POST /api/account/passkeys', async ({ viewer, body }) => {
    const person = await findPersonById(db, viewer.personId);
    const { name, passkey } = body;
    const recoveryCodes = await db.transaction(async (tx) => {
      const before = await lockFactor(tx, viewer);
      if (before.passkeys.length >= maxPasskeys) {
        throw new AppError('conflict', `An account has at most ${maxPasskeys} passkeys. Remove one first.`);
      }
      if ((await addPasskey(tx, publicUrl, person.id, { name, passkey })) === null) {
        throw new AppError('invalid', 'This passkey could not be added. Try again.');
      }
      return tellAdded(tx, parts, person, before, { kind: 'passkey', name });
    });
    const message = recoveryCodes.length > 0 ? 'Two-step sign-in is on' : 'The passkey is added';
    return { message, data: { recoveryCodes } };
  });

  implement(app, 'DELETE /api/account/passkeys/:id', async ({ viewer, params, body }) => {
    const person = await confirmOwner(parts, viewer, body);
    const on = await db.transaction(async (tx) => {
      await lockFactor(tx, viewer);
      const name = await removePasskey(tx, viewer, params.id);
      if (name === null) throw new AppError('not-found', 'This passkey is removed already');
      const { enabled } = await describeFactor(tx, person.id);
      if (!enabled) {
        await disableFactor(tx, person.id);
        await tellOff(tx, parts, person);
        return false;
      }
      const mail = secondFactorChangedMail(person.email, publicUrl, 'A passkey was removed', name);
      await postMails(tx, jobs, [mail]);
      await audit(tx, person.id, 'remove-passkey', `person:${person.id}`);
      return true;
    });
    return { message: on ? 'The passkey is removed' : 'Two-step sign-in is off' };
  });
}
