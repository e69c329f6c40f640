import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** `groups`: as a company's provider tells them. */
type Claims = { email: string; email_verified: boolean | undefined; name: string; groups?: string[] };
type ClaimsOf = (email: string, where: string) => Claims;

/** The provider's question whether this product may know who one is. */
export type Consent = {
  request: IncomingMessage;
  response: ServerResponse;
  /** `amr`: how it asked. */
  give(email: string, amr?: string[]): Promise<void>;
  refuse(): Promise<void>;
};

export type IdentityProvider = {
  /** What makes a product use it. */
  settings: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string };
  /** Starts answering, for one product, which it leads back to at these paths; until then every connection is dropped. */
  serve(
    publicUrl: string,
    claimsOf: ClaimsOf,
    ask: (consent: Consent) => Promise<void>,
    callbacks?: readonly string[],
  ): void;
  /** Puts something else in the place of every answer at a path, until it is deleted. */
  bend: Map<'/token' | '/jwks' | '/.well-known/openid-configuration', (answer: string) => string>;
  stop(): Promise<void>;
};

/** A provider of OpenID Connect that behaves as Google does: the address stands in the ID token. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'dosebridge', client_secret: 'secret' };
  let answer = (request: IncomingMessage, _response: ServerResponse) => void request.socket.destroy();
  server.on('request', (request, response) => answer(request, response));
  const bend: IdentityProvider['bend'] = new Map();
  return {
    bend,
    settings: {
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_ISSUER: issuer,
    },
    serve(publicUrl, claimsOf, ask, callbacks = ['/auth/google/callback']) {
      const provider = openProvider(
        issuer,
        { ...client, redirect_uris: callbacks.map((path) => `${publicUrl}${path}`) },
        claimsOf,
      );
      const callback = provider.callback();
      answer = (request, response) => {
        bendAnswer(response, bend.get(request.url as never));
        if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
        void ask({
          request,
          response,
          give: (accountId, amr) =>
            provider.interactionFinished(request, response, { login: { accountId, ...(amr && { amr }) } }),
          refuse: () => provider.interactionFinished(request, response, { error: 'access_denied' }),
        });
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function bendAnswer(response: ServerResponse, bent: ((answer: string) => string) | undefined): void {
  if (bent === undefined) return;
  const end = response.end.bind(response) as (content: string) => ServerResponse;
  response.end = ((content: string | Buffer) => {
    const text = bent(String(content));
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

function openProvider(
  issuer: string,
  client: { client_id: string; client_secret: string; redirect_uris: string[] },
  claimsOf: ClaimsOf,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['cookies of the test provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', 'amr'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: (where) => ({ sub: accountId, ...claimsOf(accountId, where) }),
    }),
    async loadExistingGrant(ctx) {
      const { clientId } = ctx.oidc.client ?? {};
      const { accountId } = ctx.oidc.session ?? {};
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
