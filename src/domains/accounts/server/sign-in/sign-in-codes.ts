import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { readCookie, setCookie } from '#platform/server/http/cookies.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { googleRefusals } from '../../contract/google-refusals.ts';
import { limits } from '../limits.ts';
import { findPersonByEmail } from '../queries.ts';
import { passSecondFactor, type SecondStepParts } from '../second-factor/second-step.ts';
import { keySeconds, makeKey, readKey, takeSignInKey } from '../sign-up/keys.ts';
import type { Vouched } from '../tables.ts';
import type { CompanyWayParts } from './company-ways.ts';
import { openSession } from './sessions.ts';

const cookie = { name: 'sign-in-code', path: '/api/sign-in-codes' };
/** Half of the key stands in the address, half in a cookie: a link with a stranger's code signs nobody in. */
const codeLength = 22;

/** Whose sign-in has passed its first step, and what a company's provider said of it. */
export type SignIn = { email: EmailAddress; vouched?: Vouched };

/** Makes the code that the login page exchanges, and leaves its other half in the browser. */
export async function giveSignInCode(
  db: Queryable,
  reply: FastifyReply,
  { email, vouched }: SignIn,
  secure: boolean,
): Promise<string> {
  const key = await makeKey(db, 'sign-in', email, vouched);
  setCookie(reply, { ...cookie, value: key.slice(codeLength), seconds: keySeconds['sign-in'], secure });
  return key.slice(0, codeLength);
}

function keyFrom(request: FastifyRequest, code: string, secure: boolean): string {
  return `${code}${readCookie(request, { ...cookie, secure }) ?? ''}`;
}

export function signInCodeRoutes(app: FastifyInstance, parts: SecondStepParts & CompanyWayParts): void {
  const { db, attempts } = parts;
  implement(app, 'POST /api/sign-in-codes', async ({ body, request }) => {
    await attempts.count(limits.keyPerAddress, networkOf(request.ip));
    const key = keyFrom(request, body.code, parts.publicUrl.startsWith('https:'));
    const email = await readKey(db, 'sign-in', key);
    const person = email === null ? null : await findPersonByEmail(db, email);
    if (person === null) throw failed({ reason: 'dead-code' });
    if (person.disabledAt !== null) throw failed({ person: person.id, reason: 'disabled-account' });
    const proof = { code: body.secondFactor, passkey: body.passkey };
    const secondFactor = await passSecondFactor(parts, person, proof);
    // Only now: who is asked for a second factor comes back with the same code.
    const vouched = await takeSignInKey(db, key);
    if (vouched === null) throw failed({ person: person.id, reason: 'dead-code' });
    const device = { remember: false, userAgent: request.headers['user-agent'], vouched };
    const session = await db.transaction((tx) => openSession(tx, parts, person, device));
    if (session === null) throw failed({ person: person.id, reason: 'changed-meanwhile' });
    request.log.info({ person: person.id, by: vouched.provider ?? 'google', secondFactor }, 'signed in');
    return { message: 'Welcome back', ...session };
  });
}

function failed(refusal: AppError['refusal']): AppError {
  return new AppError('invalid', googleRefusals.failed, { refusal });
}
