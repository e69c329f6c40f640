import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { secondFactors } from '../tables.ts';
import { purposeOf } from './factors.ts';

const batchSize = 500;

/**
 * Seals with the present key what one of the fallbacks had sealed, so that the fallback can go. Ended half-way it goes on
 * at the next start. What no key opens is left as it is, and told: its key may be found again.
 */
export async function renewSeals(db: Database, secrets: Secrets, log: FastifyBaseLogger): Promise<void> {
  const counts = { renewed: 0, unreadable: 0 };
  for (let after = 0; ; ) {
    const factors = await db
      .select({ personId: secondFactors.personId, secret: secondFactors.secret })
      .from(secondFactors)
      .where(gt(secondFactors.personId, after))
      .orderBy(asc(secondFactors.personId))
      .limit(batchSize);
    for (const factor of factors) {
      const outcome = await renew(db, secrets, factor);
      if (outcome !== null) counts[outcome] += 1;
    }
    after = factors.at(-1)?.personId ?? after;
    if (factors.length < batchSize) break;
  }
  log.info(counts, 'all second factors that a fallback key opens are sealed with the present key');
  if (counts.unreadable > 0) log.error(counts, 'second factors that no key opens: is a fallback missing?');
}

async function renew(
  db: Database,
  secrets: Secrets,
  { personId, secret }: { personId: number; secret: string },
): Promise<'renewed' | 'unreadable' | null> {
  let renewed: string | null;
  try {
    renewed = secrets.renew(secret, purposeOf(personId));
  } catch {
    return 'unreadable';
  }
  if (renewed === null) return null;
  // Whoever sets up another authenticator at this moment keeps it.
  await db
    .update(secondFactors)
    .set({ secret: renewed })
    .where(and(eq(secondFactors.personId, personId), eq(secondFactors.secret, secret)));
  return 'renewed';
}
