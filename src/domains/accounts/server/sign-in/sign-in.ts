import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { isPassword } from '#platform/server/secrets/passwords.ts';
import { limits } from '../limits.ts';
import { findPersonByEmail } from '../queries.ts';
import { passSecondFactor, type SecondStepParts } from '../second-factor/second-step.ts';
import { type CompanyWayParts, refuseOtherWay } from './company-ways.ts';
import { endSession, openSession } from './sessions.ts';

/** Signing in with a password, and out. */
export function signInRoutes(app: FastifyInstance, parts: SecondStepParts & CompanyWayParts): void {
  const { db, attempts } = parts;
  implement(app, 'POST /login', async ({ body, request }) => {
    const email = body.email;
    await attempts.count(limits.loginPerAddress, networkOf(request.ip));
    const person = await findPersonByEmail(db, email);
    // Addresses without an account are counted too: a limit that only members meet would tell them apart.
    await attempts.count(limits.loginPerAccount, email, person?.id);
    if (person?.role !== 'admin') await refuseOtherWay(db, parts, email, 'email');
    const matches = await isPassword(body.password, person?.passwordHash ?? null);
    if (person === null) throw refused({ reason: 'no-account' });
    if (!matches || person.disabledAt !== null) {
      throw refused({ person: person.id, reason: reasonOf(matches) });
    }
    const secondFactor = await passSecondFactor(parts, person, body);
    const device = { remember: body.remember, userAgent: request.headers['user-agent'] };
    const session = await db.transaction((tx) => openSession(tx, parts, person, device));
    if (session === null) throw refused({ person: person.id, reason: 'changed-meanwhile' });
    await attempts.forget(db, limits.loginPerAccount, email);
    request.log.info({ person: person.id, by: 'password', secondFactor }, 'signed in');
    return { message: 'Welcome back', ...session };
  });

  implement(app, 'POST /logout', async ({ viewer }) => {
    await endSession(db, viewer.tokenHash);
    return { message: 'You are logged out' };
  });
}

/** One answer for a wrong password, an unknown address, a disabled account and a password that has just been changed. */
function refused(refusal: AppError['refusal']): AppError {
  return new AppError('unauthenticated', 'The email or the password is not right', { refusal });
}

function reasonOf(matches: boolean): string {
  return matches ? 'disabled-account' : 'wrong-password';
}
