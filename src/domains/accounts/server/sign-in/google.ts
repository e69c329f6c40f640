import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { type EmailAddress, emailAddress } from '#platform/contract/fields.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { registeredRole } from '#platform/contract/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { readCookie, setCookie } from '#platform/server/http/cookies.ts';
import { boundedFetch } from '#platform/server/limits/bounded-fetch.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { GoogleRefusal } from '../../contract/google-refusals.ts';
import { passwordDroppedMail } from '../mails.ts';
import { addPerson, lockPerson, type Person } from '../queries.ts';
import { isReservedName } from '../sign-up/reserved-names.ts';
import { nameOf, takeBack } from '../sign-up/taking-back.ts';
import { identities, people } from '../tables.ts';
import { giveSignInCode } from './sign-in-codes.ts';

type GoogleClient = NonNullable<Parts['google']>;
type GoogleParts = Pick<Parts, 'db' | 'jobs' | 'secrets' | 'publicUrl'> & { google: GoogleClient };

const cookie = { name: 'google-sign-in', path: '/auth/google' };
const minutes = 10;
const secondsToAnswer = 10;
/** What every provider of OpenID Connect signs with unless told otherwise (OpenID Connect Core, section 3.1.3.7). */
const tokenAlgorithm = 'RS256';
const started = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});
/** The provider's word for who it is. An address it has not proven says nothing. */
const identity = z.object({
  iss: z.string(),
  sub: z.string(),
  email: emailAddress,
  email_verified: z.literal(true),
  name: z.string().optional(),
});
type Admitted = { email: EmailAddress } | { refusal: GoogleRefusal; person?: number };
const route = { config: { access: 'public' as const }, schema: { hide: true } };

/** Sign-in by OpenID Connect (§15.9): to the provider, and back with an address it has proven. */
export function googleRoutes(app: FastifyInstance, parts: GoogleParts): void {
  const { db, secrets, publicUrl } = parts;
  const secure = publicUrl.startsWith('https:');
  const discover = discoverOnce(parts.google);
  const redirectUri = `${publicUrl}/auth/google/callback`;
  const backWithout = (why: GoogleRefusal) => `${publicUrl}/login?google=${why}`;

  app.get('/auth/google', route, async (request, reply) => {
    const verifier = oidc.randomPKCECodeVerifier();
    const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
    try {
      const address = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
      });
      const until = Date.now() + minutes * 60_000;
      const value = secrets.seal(JSON.stringify({ ...attempt, until }), cookie.name);
      setCookie(reply, { ...cookie, value, seconds: minutes * 60, secure });
      return reply.redirect(address.href);
    } catch (error) {
      request.log.error({ err: error }, 'the provider of sign-ins cannot be reached');
      return reply.redirect(backWithout('unreachable'));
    }
  });

  app.get('/auth/google/callback', route, async (request, reply: FastifyReply) => {
    try {
      const claims = await finish(await discover(), request);
      const admitted = await db.transaction((tx) => admit(tx, parts, claims));
      setCookie(reply, { ...cookie, value: '', seconds: 0, secure });
      if ('refusal' in admitted) {
        request.log.info({ person: admitted.person, reason: `google-${admitted.refusal}` }, 'refused');
        return reply.redirect(backWithout(admitted.refusal));
      }
      const { email } = admitted;
      const code = await giveSignInCode(db, reply, { email, secure });
      return reply.redirect(`${publicUrl}/login?signin=${code}`);
    } catch (error) {
      const why = refusalOf(error);
      const line = { why, reason: error instanceof Error ? error.message : String(error) };
      if (why === 'unreachable') request.log.error(line, 'the provider of sign-ins cannot be reached');
      // Whoever turns back at the provider comes here too: nothing of ours is broken.
      else request.log.info(line, 'a sign-in with Google ended without one');
      return reply.redirect(backWithout(why));
    }
  });

  async function finish(config: oidc.Configuration, request: FastifyRequest) {
    const sealed = readCookie(request, { ...cookie, secure }) ?? '';
    const attempt = started.parse(JSON.parse(secrets.open(sealed, cookie.name)));
    if (attempt.until < Date.now()) throw new Error('the attempt has expired');
    const query = request.url.slice(request.url.indexOf('?') + 1);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const proven = identity.safeParse(tokens.claims());
    if (!proven.success) throw new UnprovenAddress('the provider has not proven the address');
    return proven.data;
  }
}

class UnprovenAddress extends Error {}

/** The library checks the state before it believes an answer: a forged one is 'failed', whatever it says. */
function refusalOf(error: unknown): GoogleRefusal {
  if (error instanceof UnprovenAddress) return 'unproven';
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'declined';
  // What `fetch` throws, and what the library makes of its time limit.
  const away =
    (error instanceof TypeError && error.cause !== undefined) ||
    (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT');
  return away ? 'unreachable' : 'failed';
}

/** Asks the provider for its addresses once; a failure is asked again at the next sign-in. */
function discoverOnce({ issuer, clientId, clientSecret }: GoogleClient): () => Promise<oidc.Configuration> {
  let found: Promise<oidc.Configuration> | null = null;
  return () => {
    // The library leaves the signature of a token that comes over TLS unchecked, and the algorithm to the provider.
    const execute = [oidc.enableNonRepudiationChecks];
    // Settings admit http only on loopback.
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const metadata = { client_secret: clientSecret, id_token_signed_response_alg: tokenAlgorithm };
    found ??= oidc
      .discovery(issuer, clientId, metadata, undefined, {
        execute,
        timeout: secondsToAnswer,
        [oidc.customFetch]: boundedFetch as oidc.CustomFetch,
      })
      .catch((error) => {
        found = null;
        throw error;
      });
    return found;
  };
}

/** The provider's name for somebody, as names are kept; empty where it tells none. */
function nameIn({ name = '' }: z.infer<typeof identity>): string {
  const plain = toPlainName(name).slice(0, 200).trim();
  return isReservedName(plain) ? '' : plain;
}

/**
 * Finds or makes the person: by what the provider calls them, and before it has vouched for them here, by the proven
 * address. A disabled account is refused as 'failed', an address whose owner has another account there as 'another'.
 */
async function admit(
  db: Queryable,
  { jobs, publicUrl }: GoogleParts,
  claims: z.infer<typeof identity>,
): Promise<Admitted> {
  const known = await findPersonByIdentity(db, claims);
  if (known !== null) {
    return known.disabledAt === null ? { email: known.email } : { refusal: 'failed', person: known.id };
  }
  const email = claims.email;
  const added = await addPerson(db, {
    email,
    name: nameIn(claims) || nameOf(email),
    organisation: '',
    phone: '',
    passwordHash: null,
    role: registeredRole,
    emailVerifiedAt: await readClock(db),
  });
  if (added !== null) {
    const subject = `person:${added.id}`;
    await tieIdentity(db, added.id, claims);
    await audit(db, added.id, 'register', subject, { by: 'google' });
    return { email };
  }
  const person = await lockPerson(db, email);
  if (person === null) return { refusal: 'failed' };
  if (!(await tieIdentity(db, person.id, claims))) return { refusal: 'another', person: person.id };
  await audit(db, person.id, 'tie-google', `person:${person.id}`);
  if (person.emailVerifiedAt === null) {
    await takeBack(db, person, nameIn(claims));
    if (person.passwordHash !== null) await postMails(db, jobs, [passwordDroppedMail(email, publicUrl)]);
  }
  return { email };
}

/** What a provider calls somebody, for good: `iss` and `sub` of its tokens. */
type Identity = { iss: string; sub: string };

/** The person whom a provider has vouched for before; null where it has not. */
async function findPersonByIdentity(db: Queryable, { iss, sub }: Identity): Promise<Person | null> {
  const [found] = await db
    .select({ person: people })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, iss), eq(identities.subject, sub)));
  return (found?.person as Person | undefined) ?? null;
}

/** Ties a person, whose row is locked, to what a provider calls them; false where they are tied to another there. */
async function tieIdentity(db: Queryable, personId: number, { iss, sub }: Identity): Promise<boolean> {
  await db.insert(identities).values({ issuer: iss, subject: sub, personId }).onConflictDoNothing();
  const [tied] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.personId, personId), eq(identities.issuer, iss)));
  return tied?.subject === sub;
}
