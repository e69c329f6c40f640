import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { emailFault, toNormalEmail } from '#platform/contract/email-address.ts';
import type { Database } from '#platform/server/database/database.ts';
import { accountKeys, people } from '../tables.ts';

/** What a stored address in its normal form looks like, and the mark of a deleted account. */
const normal = "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+$";

/**
 * Brings addresses of earlier versions into the normal form: the same mailbox, written as in DNS. One whose form somebody
 * else has, or whose mailbox might become another one, is left as it is and told: nobody can log in by it any more, and
 * the desk decides.
 */
export async function normaliseAddresses(db: Database, log: FastifyBaseLogger): Promise<void> {
  const odd = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(sql`${people.email} !~ ${normal} and ${people.email} like '%@%'`)
    .orderBy(asc(people.id));
  for (const person of odd) {
    const plain = toPlainDomain(person.email);
    const moved = emailFault(plain) === null && (await move(db, person, toNormalEmail(plain)));
    if (moved) log.info({ person: person.id }, 'an address was brought into its normal form');
    else log.error({ person: person.id }, 'an address has no normal form of its own: the desk has to look');
  }
}

/** By what a mail server makes of a domain: compatible forms are one, what is invisible is nothing. */
function toPlainDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return email.slice(0, at) + domain.toLowerCase();
}

async function move(db: Database, person: { id: number; email: string }, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const free = sql`not exists (select from ${people} as other where other.email = ${email})`;
    const moved = await tx
      .update(people)
      .set({ email })
      .where(sql`${people.id} = ${person.id} and ${free}`)
      .returning({ id: people.id });
    if (moved.length === 0) return false;
    await tx.update(accountKeys).set({ email }).where(eq(accountKeys.email, person.email));
    return true;
  });
}
