import type { FastifyInstance } from 'fastify';
import { registeredRole } from '#contract/roles.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashPassword, isPassword } from '#server/platform/passwords.ts';
import { tightLimit } from '#server/platform/security.ts';
import { addPerson, addSession, endSession, findPersonByEmail, type Person } from './queries.ts';
import { hashToken, newToken, normaliseEmail, sessionLifetime } from './rules.ts';

async function openSession(db: Queryable, person: Person, remember: boolean) {
  const token = newToken();
  await addSession(db, {
    tokenHash: hashToken(token),
    personId: person.id,
    expiresAt: new Date(Date.now() + sessionLifetime(remember)),
  });
  return { token, role: person.role, name: person.name };
}

export function accountRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  implement(
    app,
    'POST /login',
    async ({ body }) => {
      const person = await findPersonByEmail(db, normaliseEmail(body.email));
      const matches = await isPassword(body.password, person?.passwordHash ?? null);
      // One answer for a wrong password, an unknown address and a disabled account.
      if (person === null || !matches || person.disabledAt !== null) {
        throw new AppError('unauthenticated', 'The email or the password is not right');
      }
      return { message: 'Welcome back', ...(await openSession(db, person, body.remember)) };
    },
    tightLimit,
  );

  implement(
    app,
    'POST /register',
    async ({ body }) => {
      const passwordHash = await hashPassword(body.password);
      return db.transaction(async (tx) => {
        const person = await addPerson(tx, {
          email: normaliseEmail(body.Email),
          name: body.name.trim(),
          organisation: body.organisation.trim(),
          phone: body.phone.trim(),
          passwordHash,
          role: registeredRole,
        });
        if (person === null) {
          throw new AppError('conflict', 'This email already has an account. Log in instead.', {
            issues: [{ path: 'Email', message: 'This email already has an account. Log in instead.' }],
          });
        }
        await audit(tx, {
          actorId: person.id,
          action: 'register',
          subject: `person:${person.id}`,
          detail: {},
        });
        return { message: 'Your profile has been created', ...(await openSession(tx, person, false)) };
      });
    },
    tightLimit,
  );

  implement(app, 'POST /logout', async ({ viewer }) => {
    await endSession(db, viewer.tokenHash);
    return { message: 'You are logged out' };
  });
}
