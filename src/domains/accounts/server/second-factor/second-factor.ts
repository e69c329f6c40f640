import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { limits } from '../limits.ts';
import { confirmOwner } from '../profile/confirmation.ts';
import { findPersonById } from '../queries.ts';
import { disableFactor, enableFactor, lockFactor, startFactor, tellAdded, tellOff } from './factors.ts';
import { askForPasskey } from './passkeys.ts';
import type { SecondStepParts } from './second-step.ts';
import { newSecret } from './totp.ts';

/** Setting an authenticator up, and switching the whole second factor off. */
export function secondFactorRoutes(app: FastifyInstance, parts: SecondStepParts & Pick<Parts, 'jobs'>): void {
  const { db, attempts, secrets, publicUrl } = parts;

  implement(app, 'POST /api/account/second-factor', async ({ viewer, body }) => {
    const { email } = await confirmOwner(parts, viewer, body);
    const { secret, url } = newSecret(email);
    if (!(await startFactor(db, secrets, viewer.personId, secret))) {
      throw new AppError('conflict', 'Two-step sign-in is on already. Switch it off to set it up anew.');
    }
    const { default: qrcode } = await import('qrcode');
    return { data: { secret, url, svg: await qrcode.toString(url, { type: 'svg', margin: 2 }) } };
  });

  implement(app, 'POST /api/account/second-factor/confirm', async ({ viewer, body }) => {
    await attempts.count(limits.secondFactorPerPerson, String(viewer.personId), viewer.personId);
    const person = await findPersonById(db, viewer.personId);
    const codes = await db.transaction(async (tx) => {
      const before = await lockFactor(tx, viewer);
      if (!(await enableFactor(tx, secrets, person.id, body.code))) return null;
      return tellAdded(tx, parts, person, before, { kind: 'authenticator' });
    });
    if (codes === null) {
      throw invalid([
        {
          path: 'code',
          message: 'This code is not right. Check the time of your device and try the next one.',
        },
      ]);
    }
    const message = codes.length > 0 ? 'Two-step sign-in is on' : 'The authenticator is added';
    return { message, data: { recoveryCodes: codes } };
  });

  implement(app, 'DELETE /api/account/second-factor', async ({ viewer, body }) => {
    const person = await confirmOwner(parts, viewer, body);
    await db.transaction(async (tx) => {
      await lockFactor(tx, viewer);
      await disableFactor(tx, person.id);
      await tellOff(tx, parts, person);
    });
    return { message: 'Two-step sign-in is off' };
  });

  implement(app, 'POST /api/account/second-factor/challenge', async ({ viewer }) => {
    const data = await askForPasskey(db, publicUrl, viewer.personId);
    if (data === undefined) throw new AppError('not-found', 'Your account has no passkey');
    return { data };
  });
}
