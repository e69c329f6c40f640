import { and, eq, gt, sql } from 'drizzle-orm';
import { retention } from '#platform/contract/retention.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { newToken } from '../rules.ts';
import { type challengePurposes, passkeyChallenges } from '../tables.ts';

type Purpose = (typeof challengePurposes)[number];

/** Makes a challenge (base64url) that one person's browser may meet once, within some minutes. */
export async function makeChallenge(db: Queryable, purpose: Purpose, personId: number): Promise<string> {
  const challenge = newToken();
  await db.insert(passkeyChallenges).values({
    challenge,
    purpose,
    personId,
    expiresAt: sql`now() + make_interval(mins => ${retention.challengeMinutes})`,
  });
  return challenge;
}

/** Uses a challenge up; false for one that is used, old, invented, or somebody else's. */
export async function takeChallenge(
  db: Queryable,
  purpose: Purpose,
  personId: number,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.personId, personId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}
