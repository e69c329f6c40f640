import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { purposeOf } from './queries.ts';
import { companySignIns } from './tables.ts';

/** Seals the secrets of companies' providers anew, as those of second factors: a fallback key can go then. */
export async function renewSignInSeals(
  db: Database,
  secrets: Secrets,
  log: FastifyBaseLogger,
): Promise<void> {
  const { id, companyId, secret } = companySignIns;
  for (const row of await db.select({ id, companyId, secret }).from(companySignIns)) {
    try {
      const renewed = secrets.renew(row.secret, purposeOf(row.companyId));
      // Whoever sets another one at this moment keeps it.
      const same = and(eq(id, row.id), eq(secret, row.secret));
      if (renewed !== null) await db.update(companySignIns).set({ secret: renewed }).where(same);
    } catch {
      log.error(
        { company: row.companyId },
        'the secret of a sign-in that no key opens: is a fallback missing?',
      );
    }
  }
}
