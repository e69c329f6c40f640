import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openIdRoutes } from '#domains/accounts/server/sign-in/open-id.ts';
import type { OutwardFetch } from '#platform/server/limits/outward-fetch.ts';
import type { Parts } from '#platform/server/parts.ts';
import { admitByCompany } from './admission.ts';
import { discoverOutward } from './provider.ts';
import { type CompanyProvider, findProvider, providerOf, purposeOf } from './queries.ts';

const place = z.object({ key: z.string() });

/** To a company's provider, and back. It is asked for its addresses each time: what was set a moment ago counts. */
export function companyWayRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'attempts' | 'secrets' | 'publicUrl'>,
  fetch: OutwardFetch,
): void {
  openIdRoutes<CompanyProvider>(app, parts, {
    name: 'company',
    route: '/auth/company/:key',
    fromHereAlone: true,
    find: (params) => findProvider(parts.db, place.parse(params).key),
    numberOf: ({ company }) => company.id,
    settingsOf: ({ signIn }) => providerOf(signIn),
    discover({ signIn: { companyId, issuer, clientId, secret } }) {
      const clientSecret = parts.secrets.open(secret, purposeOf(companyId));
      return discoverOutward({ issuer: new URL(issuer), clientId, clientSecret }, fetch);
    },
    admit: (tx, provider, claims) => admitByCompany(tx, parts, provider, claims),
  });
}
