import { and, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm';
import { people, sessions } from '#domains/accounts/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database } from '#platform/server/database/database.ts';

/** Printed at the first start, so that anyone can sign in; a database of one's own gets these people only on demand. */
export const demoPassword = 'connect-and-grow';

/** A host of no mailbox: whoever has the printed password there is of the demo. */
const isOfDemoHost = like(people.email, '%@demo.example');

/**
 * Takes the printed password, and every session, from the demo people that a database brought along to where others
 * reach it. Who has set a password of their own keeps it.
 * @returns the addresses that it was taken from.
 */
export async function shutOutDemoPeople(
  db: Database,
  isPassword: (password: string, hash: string | null) => Promise<boolean>,
): Promise<string[]> {
  const shutOut: string[] = [];
  const known = new Map<string, Promise<boolean>>();
  const found = await db
    .select()
    .from(people)
    .where(and(isOfDemoHost, isNotNull(people.passwordHash)));
  for (const { id, email, passwordHash } of found) {
    if (passwordHash === null) continue;
    // Those of one start share a hash: checking one takes as long as a login.
    const isPrinted = known.get(passwordHash) ?? isPassword(demoPassword, passwordHash);
    known.set(passwordHash, isPrinted);
    if (!(await isPrinted)) continue;
    await db.transaction(async (tx) => {
      const unchanged = and(eq(people.id, id), eq(people.passwordHash, passwordHash));
      const taken = await tx
        .update(people)
        .set({ passwordHash: null })
        .where(unchanged)
        .returning({ id: people.id });
      if (taken.length === 0) return;
      await tx.delete(sessions).where(eq(sessions.personId, id));
      await audit(tx, null, 'drop-demo-password', `person:${id}`);
      shutOut.push(email);
    });
  }
  return shutOut;
}

/** Gives it back where the demo is wanted: a password that its person set stays. */
export async function readmitDemoPeople(
  db: Database,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  // The list of them is read with the demo's companies, and most starts need neither.
  const { demoPeople } = await import('./people.ts');
  const addresses = demoPeople.map(({ email }) => email);
  const shutOut = and(inArray(people.email, addresses), isNull(people.passwordHash));
  const found = await db.select({ id: people.id }).from(people).where(shutOut);
  if (found.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    const readmitted = await tx
      .update(people)
      .set({ passwordHash })
      .where(shutOut)
      .returning({ id: people.id });
    for (const { id } of readmitted) {
      await audit(tx, null, 'restore-demo-password', `person:${id}`);
    }
  });
}
