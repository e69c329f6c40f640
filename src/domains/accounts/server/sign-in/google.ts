import type { FastifyInstance } from 'fastify';
import type * as oidc from 'openid-client';
import type { Parts } from '#platform/server/parts.ts';
import type { CompanyWayParts } from './company-ways.ts';
import { admitIdentity } from './identities.ts';
import { discoverProvider, type OpenIdClient, openIdRoutes, SignInRefused } from './open-id.ts';

type GoogleParts = Pick<Parts, 'db' | 'jobs' | 'attempts' | 'secrets' | 'publicUrl'> &
  CompanyWayParts & { google: OpenIdClient };

/** Sign-in with Google (§15.9). */
export function googleRoutes(app: FastifyInstance, parts: GoogleParts): void {
  const discover = discoverOnce(parts.google);
  openIdRoutes(app, parts, {
    name: 'google',
    route: '/auth/google',
    fromHereAlone: false,
    find: async () => parts.google,
    numberOf: () => 0,
    settingsOf: ({ issuer, clientId }) => `${issuer.href} ${clientId}`,
    discover,
    async admit(tx, _, claims) {
      const voucher = { issuer: claims.iss, by: 'google', called: 'Google', organisation: '' } as const;
      const person = await admitIdentity(tx, parts, voucher, claims);
      const way = person.role === 'admin' ? null : await parts.findCompanyWay(tx, person.email);
      if (way?.binds) throw new SignInRefused('company', person.id);
      return { email: person.email };
    },
  });
}

/** Asks the provider for its addresses once; a failure is asked again at the next sign-in. */
function discoverOnce(google: OpenIdClient): () => Promise<oidc.Configuration> {
  let found: Promise<oidc.Configuration> | null = null;
  return () => {
    found ??= discoverProvider(google).catch((error) => {
      found = null;
      throw error;
    });
    return found;
  };
}
