import type { FastifyInstance } from 'fastify';
import qrcode from 'qrcode';
import type { Attempts } from '#server/platform/attempts/attempts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError, invalid } from '#server/platform/errors.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { disableFactor, enableFactor, passSecondFactor, startFactor } from './factors.ts';
import { limits } from './limits.ts';
import { secondFactorMail } from './mails.ts';
import { confirmPassword } from './own-password.ts';
import { findPersonById } from './queries.ts';
import { newSecret } from './totp.ts';

type Parts = { db: Database; jobs: Jobs; attempts: Attempts; secrets: Secrets; publicUrl: string };

/** Setting a second factor up, and taking it away. */
export function secondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, jobs, attempts, secrets, publicUrl } = parts;

  implement(app, 'POST /api/account/second-factor', async ({ viewer }) => {
    const { email } = await findPersonById(db, viewer.personId);
    const { secret, url } = newSecret(email);
    if (!(await startFactor(db, secrets, viewer.personId, secret))) {
      throw new AppError('conflict', 'Two-step sign-in is on already. Switch it off to set it up anew.');
    }
    return { data: { secret, url, svg: await qrcode.toString(url, { type: 'svg', margin: 2 }) } };
  });

  implement(app, 'POST /api/account/second-factor/confirm', async ({ viewer, body }) => {
    await attempts.count(limits.secondFactorPerPerson, String(viewer.personId));
    const person = await findPersonById(db, viewer.personId);
    const codes = await db.transaction(async (tx) => {
      const recoveryCodes = await enableFactor(tx, secrets, person.id, body.code);
      if (recoveryCodes === null) return null;
      await postMails(tx, jobs, [secondFactorMail(person.email, publicUrl, true)]);
      await audit(tx, {
        actorId: person.id,
        action: 'enable-second-factor',
        subject: `person:${person.id}`,
        detail: {},
      });
      return recoveryCodes;
    });
    if (codes === null) {
      throw invalid([
        {
          path: 'code',
          message: 'This code is not right. Check the time of your device and try the next one.',
        },
      ]);
    }
    return { message: 'Two-step sign-in is on', data: { recoveryCodes: codes } };
  });

  implement(app, 'DELETE /api/account/second-factor', async ({ viewer, body }) => {
    const person = await findPersonById(db, viewer.personId);
    await confirmPassword(attempts, person, body.password, 'password');
    // As an ordinary fault of the form: a 401 would sign the browser out.
    await passSecondFactor(parts, person, body.code).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'second-factor-required') throw error;
      throw invalid([{ path: 'code', message: error.message }]);
    });
    await db.transaction(async (tx) => {
      await disableFactor(tx, person.id);
      await postMails(tx, jobs, [secondFactorMail(person.email, publicUrl, false)]);
      await audit(tx, {
        actorId: person.id,
        action: 'disable-second-factor',
        subject: `person:${person.id}`,
        detail: {},
      });
    });
    return { message: 'Two-step sign-in is off' };
  });
}
