import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Person } from '../queries.ts';
import { disableFactor } from '../second-factor/factors.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { people } from '../tables.ts';
import { dropKeys } from './keys.ts';
import { isReservedName } from './reserved-names.ts';

/**
 * Gives an account whose address nobody had proven to who has just proven it (§15.2). Anybody can have made it:
 * password, second factor, devices, name, organisation and phone are not taken for the owner's. The person's row is
 * locked.
 */
export async function takeBack(tx: Queryable, person: Person, name = ''): Promise<void> {
  await endSessions(tx, person.id);
  await disableFactor(tx, person.id);
  await dropKeys(tx, 'verification', person.email);
  await tx
    .update(people)
    .set({
      name: name || nameOf(person.email),
      organisation: '',
      phone: '',
      passwordHash: null,
      emailVerifiedAt: sql`now()`,
    })
    .where(eq(people.id, person.id));
}

/** What somebody goes by who has not said it: the part before the @. */
export function nameOf(email: string): string {
  const name = email.slice(0, email.indexOf('@'));
  return isReservedName(name) ? 'Member' : name;
}
