import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { FindSession } from '#server/platform/viewer.ts';
import { hashToken } from './rules.ts';
import { people, sessions } from './tables.ts';

export type Person = typeof people.$inferSelect;

export async function findPersonByEmail(db: Queryable, email: string): Promise<Person | null> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  return person ?? null;
}

/** Adds a person; null when the address has an account already. */
export async function addPerson(
  db: Queryable,
  person: {
    email: string;
    name: string;
    organisation: string;
    phone: string;
    passwordHash: string;
    role: Role;
  },
): Promise<Person | null> {
  const [added] = await db.insert(people).values(person).onConflictDoNothing().returning();
  return added ?? null;
}

export async function addSession(
  db: Queryable,
  session: { tokenHash: Buffer; personId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** The session gate's look-up: one indexed row, prepared once for each connection. */
export function sessionFinder(db: Database): FindSession {
  const query = db
    .select({ personId: people.id, name: people.name, role: people.role, tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(people.disabledAt),
      ),
    )
    .prepare('find_session');
  return async (token) => (await query.execute({ tokenHash: hashToken(token) }))[0] ?? null;
}

/** Makes the first admin of an installation; an account that exists already is left as it is. */
export async function ensureFirstAdmin(
  db: Database,
  admin: { email: string; password: string },
): Promise<void> {
  if ((await findPersonByEmail(db, admin.email)) !== null) return;
  await addPerson(db, {
    email: admin.email,
    name: 'Administrator',
    organisation: 'Dosebridge',
    phone: '',
    passwordHash: await hashPassword(admin.password),
    role: 'admin',
  });
}
