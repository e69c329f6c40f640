import { type AnyColumn, and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Role } from '#platform/contract/roles.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { people, sessions } from './tables.ts';

/** Its address came through the one door of addresses when the row was made. */
export type Person = Omit<typeof people.$inferSelect, 'email'> & { email: EmailAddress };

export async function findPersonByEmail(db: Queryable, email: EmailAddress): Promise<Person | null> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  return (person as Person | undefined) ?? null;
}

/** Who is admitted, and has shown that they read their mailbox. */
export function canSignIn({
  disabledAt,
  emailVerifiedAt,
}: Record<'disabledAt' | 'emailVerifiedAt', AnyColumn> = people) {
  return and(isNull(disabledAt), isNotNull(emailVerifiedAt));
}

/** The person behind a viewer. */
export async function findPersonById(db: Queryable, id: number): Promise<Person> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  if (person === undefined) throw new Error(`person ${id} has a session and no account`);
  return person as Person;
}

/**
 * The person behind a viewer, locked, for a change of their account. Throws 'unauthenticated' where the session ended after
 * the call came in: what a reset has just taken from somebody must not be set again by them.
 * With 'no key update' others may go on referring to the row: who then locks requests meets nobody that waits for it.
 */
export async function lockOwner(
  tx: Queryable,
  viewer: Viewer,
  strength: 'update' | 'no key update' = 'update',
): Promise<Person> {
  const [person] = await tx.select().from(people).where(eq(people.id, viewer.personId)).for(strength);
  const live = await tx.select().from(sessions).where(eq(sessions.tokenHash, viewer.tokenHash));
  if (person === undefined || live.length === 0) throw accountEnded();
  return person as Person;
}

/** Keeps accounts from being deleted until the transaction ends: whoever refers to others holds them before all else. */
export async function holdPeople(tx: Queryable, ids: readonly number[]): Promise<void> {
  const held = tx
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...ids]));
  await held.orderBy(asc(people.id)).for('no key update');
}

/** The person of a live account, locked: what changes their ways in goes one after another. */
export async function lockPerson(db: Queryable, email: EmailAddress): Promise<Person | null> {
  const live = and(eq(people.email, email), isNull(people.disabledAt));
  const [person] = await db.select().from(people).where(live).for('update');
  return (person as Person | undefined) ?? null;
}

/**
 * The viewer's own row, held until the transaction ends. What somebody may have only so many of is counted under it, so
 * that of many calls at once none is counted beside another; and who has left meanwhile gets nothing more.
 */
export async function holdOwnRow(tx: Queryable, { personId }: Viewer): Promise<Person> {
  const live = and(eq(people.id, personId), isNull(people.disabledAt));
  const [person] = await tx.select().from(people).where(live).for('no key update');
  if (person === undefined) throw accountEnded();
  return person as Person;
}

function accountEnded(): AppError {
  return new AppError('unauthenticated', 'Your session has ended. Log in again to go on.');
}

/**
 * Whether nobody else is an admin who may log in. The rows stay locked: of two admins who leave at the same time, one
 * stays.
 */
export async function isLastAdmin(db: Queryable, personId: number): Promise<boolean> {
  const admins = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'admin'), isNull(people.disabledAt)))
    .orderBy(people.id)
    .for('update');
  return admins.length > 0 && admins.every((admin) => admin.id === personId);
}

/** Adds a person; null when the address has an account already. */
export async function addPerson(
  db: Queryable,
  person: {
    email: EmailAddress;
    name: string;
    organisation: string;
    phone: string;
    passwordHash: string | null;
    role: Role;
    emailVerifiedAt?: Date | null;
  },
): Promise<Person | null> {
  const [added] = await db.insert(people).values(person).onConflictDoNothing().returning();
  return (added as Person | undefined) ?? null;
}

export async function setProfile(
  db: Queryable,
  viewer: Viewer,
  profile: { name: string; organisation: string; phone: string },
): Promise<Person> {
  // Not of one who leaves at this moment: their name would come back.
  const live = and(eq(people.id, viewer.personId), isNull(people.disabledAt));
  const [person] = await db.update(people).set(profile).where(live).returning();
  if (person === undefined) throw accountEnded();
  return person as Person;
}

export async function setPassword(
  db: Queryable,
  personId: number,
  passwordHash: string | null,
): Promise<void> {
  // Not of one who leaves at this moment, as above.
  const live = and(eq(people.id, personId), isNull(people.disabledAt));
  const changed = await db.update(people).set({ passwordHash }).where(live).returning({ id: people.id });
  if (changed.length === 0) throw accountEnded();
}

/** Notes that the address has been proven; the first proof counts, and none after its owner has left. */
export async function verifyEmail(db: Queryable, personId: number): Promise<void> {
  await db
    .update(people)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(people.id, personId), isNull(people.emailVerifiedAt), isNull(people.disabledAt)));
}

/** Makes the first admin of an installation; of an account that exists already only an admin's address becomes proven. */
export async function ensureFirstAdmin(
  db: Database,
  admin: { email: EmailAddress; password: string },
): Promise<void> {
  const known = await findPersonByEmail(db, admin.email);
  // Who sets the product up says whose address it is.
  if (known?.role === 'admin') await verifyEmail(db, known.id);
  if (known !== null) return;
  await addPerson(db, {
    email: admin.email,
    name: 'Administrator',
    organisation: 'Dosebridge',
    phone: '',
    passwordHash: await hashPassword(admin.password),
    role: 'admin',
    emailVerifiedAt: await readClock(db),
  });
}
