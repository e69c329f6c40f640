import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { emailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { OwnGates } from '#platform/server/heavy/gate.ts';
import { readCookie, setCookie } from '#platform/server/http/cookies.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { boundedFetch } from '#platform/server/limits/bounded-fetch.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import type { Parts } from '#platform/server/parts.ts';
import { limits } from '../limits.ts';
import { giveSignInCode, type SignIn } from './sign-in-codes.ts';

const minutes = 10;
const secondsToAnswer = 10;
/** Of one provider, whoever comes: one that is silent holds so many and no more, and nobody of another waits for them. */
const askedAtOnce = { atOnce: 8, waiting: 16, longestWait: secondsToAnswer * 1000 };
/** What every provider of OpenID Connect signs with unless told otherwise (OpenID Connect Core, section 3.1.3.7). */
export const tokenAlgorithm = 'RS256';

const started = z.object({
  /** The way back of this attempt: what another provider answers is no answer to it. */
  at: z.string(),
  /** What was asked there, and by which settings: what it answers proves nothing to others that were set meanwhile. */
  by: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});
type Attempt = z.infer<typeof started>;
/** The provider's word for who it is. An address it has not proven says nothing. */
const identity = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  email: emailAddress,
  email_verified: z.literal(true),
  name: z.string().optional(),
});
export type ProvenIdentity = z.infer<typeof identity>;

export type OpenIdClient = { issuer: URL; clientId: string; clientSecret: string };

/** A sign-in that ends without a session, by a reason of the login page's own list; what was done for it is undone. */
export class SignInRefused extends Error {
  readonly reason: string;
  readonly person: number | undefined;

  constructor(reason: string, person?: number) {
    super(`refused: ${reason}`);
    this.reason = reason;
    this.person = person;
  }
}

/** One way to sign in by providers of OpenID Connect. */
export type OpenIdWay<Provider> = {
  /** What the login page is told by, as in `/login?google=failed`. */
  name: 'google' | 'company';
  /** Where a sign-in begins, as Fastify has it; `/callback` beneath it is where the provider leads back to. */
  route: string;
  /** Whether our own pages alone lead there, since a stranger's provider would answer to a link from elsewhere. */
  fromHereAlone: boolean;
  /** The provider behind an address of the route; null where there is none. */
  find(params: unknown): Promise<Provider | null>;
  /** By what its askers are told from those of others. */
  numberOf(provider: Provider): number;
  /** Another text where its word is another's: another issuer or client. */
  settingsOf(provider: Provider): string;
  discover(provider: Provider): Promise<oidc.Configuration>;
  /** Whom the provider's word signs in. Throws SignInRefused. */
  admit(tx: Queryable, provider: Provider, claims: ProvenIdentity): Promise<SignIn>;
};

/** Sign-in by OpenID Connect (§15.9, §26.8): to a provider, and back with an address it has proven. */
export function openIdRoutes<Provider>(
  app: FastifyInstance,
  { db, attempts, secrets, publicUrl }: Pick<Parts, 'db' | 'attempts' | 'secrets' | 'publicUrl'>,
  way: OpenIdWay<Provider>,
): void {
  const asking = new OwnGates(askedAtOnce);
  const secure = publicUrl.startsWith('https:');
  const [place = ''] = way.route.split('/:');
  const cookie = { name: `${way.name}-sign-in`, path: place };
  const route = { config: { access: 'public' as const }, schema: { hide: true } };
  const backWithout = (why: string) => `${publicUrl}/login?${way.name}=${why}`;

  app.get(way.route, route, async (request, reply) => {
    const verifier = oidc.randomPKCECodeVerifier();
    const at = `${pathOf(request)}/callback`;
    try {
      if (!isGoneTo(request) || (way.fromHereAlone && request.headers['sec-fetch-site'] !== 'same-origin')) {
        throw new SignInRefused('elsewhere');
      }
      const provider = await findProvider(request);
      const config = await asking.pass(way.numberOf(provider), () => way.discover(provider));
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const attempt = { at, by: way.settingsOf(provider), state, nonce, verifier };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${publicUrl}${at}`,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      const until = Date.now() + minutes * 60_000;
      const value = secrets.seal(JSON.stringify({ ...attempt, until }), cookie.name);
      setCookie(reply, { ...cookie, value, seconds: minutes * 60, secure });
      return reply.redirect(address.href);
    } catch (error) {
      const why = refusalOf(error, 'unreachable');
      if (why === 'unreachable')
        request.log.error({ err: error }, 'the provider of sign-ins cannot be reached');
      return reply.redirect(backWithout(why));
    }
  });

  app.get(`${way.route}/callback`, route, async (request, reply: FastifyReply) => {
    try {
      const attempt = readAttempt(request);
      const provider = await findProvider(request);
      if (attempt.by !== way.settingsOf(provider)) throw new SignInRefused('changed');
      const claims = await asking.pass(way.numberOf(provider), async () =>
        finish(await way.discover(provider), attempt, request),
      );
      const signIn = await db.transaction((tx) => way.admit(tx, provider, claims));
      setCookie(reply, { ...cookie, value: '', seconds: 0, secure });
      const code = await giveSignInCode(db, reply, signIn, secure);
      return reply.redirect(`${publicUrl}/login?signin=${code}`);
    } catch (error) {
      const why = refusalOf(error);
      if (error instanceof SignInRefused) {
        setCookie(reply, { ...cookie, value: '', seconds: 0, secure });
        request.log.info({ person: error.person, reason: `${way.name}-${why}` }, 'refused');
        return reply.redirect(backWithout(why));
      }
      const line = { by: way.name, why, reason: error instanceof Error ? error.message : String(error) };
      if (why === 'unreachable') request.log.error(line, 'the provider of sign-ins cannot be reached');
      // Whoever turns back at the provider comes here too: nothing of ours is broken.
      else request.log.info(line, 'a sign-in at a provider ended without one');
      return reply.redirect(backWithout(why));
    }
  });

  /** Counts it: only what somebody went to, or began, comes so far. */
  async function findProvider({ params, ip }: FastifyRequest): Promise<Provider> {
    if (!(await attempts.admits(limits.providerPerAddress, networkOf(ip)))) throw new SignInRefused('often');
    const provider = await way.find(params);
    if (provider === null) throw new SignInRefused('failed');
    return provider;
  }

  /** What this browser began. Looked at before anybody is asked, and before it is counted. */
  function readAttempt(request: FastifyRequest): Attempt {
    const sealed = readCookie(request, { ...cookie, secure }) ?? '';
    const attempt = started.parse(JSON.parse(secrets.open(sealed, cookie.name)));
    if (attempt.until < Date.now()) throw new Error('the attempt has expired');
    if (attempt.at !== pathOf(request)) throw new Error('another provider was asked');
    return attempt;
  }

  async function finish(config: oidc.Configuration, attempt: Attempt, request: FastifyRequest) {
    const query = request.url.slice(request.url.indexOf('?') + 1);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${publicUrl}${attempt.at}?${query}`), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const proven = identity.safeParse(await claimsOf(config, tokens));
    if (!proven.success) throw new SignInRefused('unproven');
    return proven.data;
  }
}

/** Whether a browser leads somebody here, and does not fetch a part of a page: a stranger's picture would use up their tries. */
function isGoneTo({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * What the ID token says; where it has no proven address, that of what the provider tells the holder of its access token, and the rest beside
 * it. An address and its proof are of one mouth: the proof of one is none of another.
 */
async function claimsOf(
  config: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<object> {
  const told = tokens.claims();
  if (told === undefined) throw new Error('there is no ID token');
  const isWhole = told.email !== undefined && told.email_verified !== undefined;
  if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return told;
  const besides = await oidc.fetchUserInfo(config, tokens.access_token, told.sub);
  const { email, email_verified } = besides;
  return { ...besides, ...told, email, email_verified };
}

/** The library checks the state before it believes an answer: a forged one is 'failed', whatever it says. */
function refusalOf(error: unknown, otherwise = 'failed'): string {
  if (error instanceof SignInRefused) return error.reason;
  if (error instanceof AppError && error.code === 'unavailable') return 'busy';
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'declined';
  return isUnreachable(error) ? 'unreachable' : otherwise;
}

/** What `fetch` throws, and what the library makes of its time limit. */
function isUnreachable(error: unknown): boolean {
  return (
    (error instanceof TypeError && error.cause !== undefined) ||
    (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT')
  );
}

/** Asks a provider for its addresses. */
export function discoverProvider(
  { issuer, clientId, clientSecret }: OpenIdClient,
  fetch: (url: string, options?: RequestInit) => Promise<Response> = boundedFetch,
): Promise<oidc.Configuration> {
  // The library leaves the signature of a token that comes over TLS unchecked, and the algorithm to the provider.
  const execute = [oidc.enableNonRepudiationChecks];
  // Only loopback is admitted without TLS, by the settings.
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: tokenAlgorithm };
  return oidc.discovery(issuer, clientId, metadata, authenticate(clientSecret), {
    execute,
    timeout: secondsToAnswer,
    [oidc.customFetch]: fetch as oidc.CustomFetch,
  });
}

/** In the body where the provider takes it there; else as every provider does that does not say (RFC 8414, section 2). */
function authenticate(clientSecret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(clientSecret), oidc.ClientSecretBasic(clientSecret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesPost ? post : basic)(server, ...rest);
  };
}
