import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Person } from '../queries.ts';
import { identities, people } from '../tables.ts';

/** What a provider calls somebody, for good: `iss` and `sub` of its tokens. */
type Identity = { iss: string; sub: string };

/** The person whom a provider has vouched for before; null where it has not. */
export async function findPersonByIdentity(db: Queryable, { iss, sub }: Identity): Promise<Person | null> {
  const [found] = await db
    .select({ person: people })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, iss), eq(identities.subject, sub)));
  return (found?.person as Person | undefined) ?? null;
}

/** Ties a person, whose row is locked, to what a provider calls them; false where they are tied to another there. */
export async function tieIdentity(db: Queryable, personId: number, { iss, sub }: Identity): Promise<boolean> {
  await db.insert(identities).values({ issuer: iss, subject: sub, personId }).onConflictDoNothing();
  const [tied] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.personId, personId), eq(identities.issuer, iss)));
  return tied?.subject === sub;
}
