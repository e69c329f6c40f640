import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openIdRoutes, SignInRefused } from '#domains/accounts/server/sign-in/open-id.ts';
import type { Limit } from '#platform/server/attempts/attempts.ts';
import type { OutwardFetch } from '#platform/server/limits/outward-fetch.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type AdmissionParts, admitByCompany } from './admission.ts';
import { discoverOutward } from './provider.ts';
import { type CompanyProvider, findProvider, providerOf, purposeOf } from './queries.ts';

/**
 * Of one company's provider, from whatever networks: where a sign-in begins it is asked for its addresses, on the way back also for
 * tokens, keys and claims. Its administrators say where that is, and strangers how often.
 */
export const asksAMinute: Limit = { name: 'company-sign-in-asks', max: 300, minutes: 1 };

const place = z.object({ key: z.string() });

/** To a company's provider, and back. It is asked for its addresses each time: what was set a moment ago counts. */
export function companyWayRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'attempts' | 'secrets' | 'publicUrl'> & AdmissionParts,
  fetch: OutwardFetch,
): void {
  openIdRoutes<CompanyProvider>(app, parts, {
    name: 'company',
    route: '/auth/company/:key',
    fromHereAlone: true,
    find: (params) => findProvider(parts.db, place.parse(params).key),
    numberOf: ({ company }) => company.id,
    settingsOf: ({ signIn }) => providerOf(signIn),
    async discover({ signIn: { companyId, issuer, clientId, secret } }) {
      if (!(await parts.attempts.admits(asksAMinute, String(companyId)))) throw new SignInRefused('busy');
      const clientSecret = parts.secrets.open(secret, purposeOf(companyId));
      return discoverOutward({ issuer: new URL(issuer), clientId, clientSecret }, fetch);
    },
    admit: (tx, provider, claims) => admitByCompany(tx, parts, provider, claims),
  });
}
