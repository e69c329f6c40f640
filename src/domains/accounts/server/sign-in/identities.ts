import { and, eq } from 'drizzle-orm';
import { toPlainName } from '#platform/contract/names.ts';
import { registeredRole } from '#platform/contract/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { passwordDroppedMail } from '../mails.ts';
import { addPerson, lockPerson, type Person } from '../queries.ts';
import { isReservedName } from '../sign-up/reserved-names.ts';
import { nameOf, takeBack } from '../sign-up/taking-back.ts';
import { identities, people } from '../tables.ts';
import { type ProvenIdentity, SignInRefused } from './open-id.ts';

/** Who vouches, as `identities` has it, and how the audit trail and a mail call it. */
export type Voucher = { issuer: string; by: 'google' | 'company'; called: string; organisation: string };

/**
 * Finds or makes the person: by what the provider calls them, and before it has vouched for them here, by the proven
 * address. Throws SignInRefused: a disabled account as 'failed', an address whose owner has another account there as
 * 'another'.
 */
export async function admitIdentity(
  db: Queryable,
  { jobs, publicUrl }: Pick<Parts, 'jobs' | 'publicUrl'>,
  { issuer, by, called, organisation }: Voucher,
  claims: ProvenIdentity,
): Promise<Person> {
  const identity = { issuer, subject: claims.sub };
  const known = await findPersonByIdentity(db, identity);
  if (known !== null) {
    if (known.disabledAt !== null) throw new SignInRefused('failed', known.id);
    return known;
  }
  const { email } = claims;
  const name = nameIn(claims);
  const added = await addPerson(db, {
    ...{ email, name: name || nameOf(email), organisation, phone: '', passwordHash: null },
    role: registeredRole,
    emailVerifiedAt: await readClock(db),
  });
  if (added !== null) {
    await tieIdentity(db, added.id, identity);
    await audit(db, added.id, 'register', `person:${added.id}`, { by });
    return added;
  }
  const person = await lockPerson(db, email);
  if (person === null) throw new SignInRefused('failed');
  if (!(await tieIdentity(db, person.id, identity))) throw new SignInRefused('another', person.id);
  await audit(db, person.id, `tie-${by}`, `person:${person.id}`);
  if (person.emailVerifiedAt === null) {
    await takeBack(db, person, name);
    if (person.passwordHash !== null)
      await postMails(db, jobs, [passwordDroppedMail(email, publicUrl, called)]);
  }
  return person;
}

/** The provider's name for somebody, as names are kept; empty where it tells none. */
function nameIn({ name = '' }: ProvenIdentity): string {
  const plain = toPlainName(name).slice(0, 200).trim();
  return isReservedName(plain) ? '' : plain;
}

/** What a provider calls somebody, for good: who it is, and `sub` of its tokens. */
type Identity = Pick<typeof identities.$inferSelect, 'issuer' | 'subject'>;

/** The person whom a provider has vouched for before; null where it has not. */
async function findPersonByIdentity(db: Queryable, { issuer, subject }: Identity): Promise<Person | null> {
  const [found] = await db
    .select({ person: people })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return (found?.person as Person | undefined) ?? null;
}

/** Ties a person, whose row is locked, to what a provider calls them; false where they are tied to another there. */
async function tieIdentity(db: Queryable, personId: number, { issuer, subject }: Identity): Promise<boolean> {
  await db.insert(identities).values({ issuer, subject, personId }).onConflictDoNothing();
  const [tied] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.personId, personId), eq(identities.issuer, issuer)));
  return tied?.subject === subject;
}

/** Unties everybody from a provider that vouches for nobody any more. */
export async function dropIdentities(tx: Queryable, issuer: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.issuer, issuer));
}
