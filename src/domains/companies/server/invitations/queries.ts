import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { hashToken, newToken } from '#domains/accounts/server/rules.ts';
import { people } from '#domains/accounts/server/tables.ts';
import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { invitationDays } from '../../contract/company-limits.ts';
import type { CompanyRole } from '../../contract/company-roles.ts';
import { companies, companyPeople } from '../tables.ts';
import { companyInvitations } from './tables.ts';

const isLive = gt(companyInvitations.expiresAt, sql`now()`);

/** Those of a company that wait, the latest first: never more than `mostInvitations`. */
export function listInvitations(db: Queryable, companyId: number) {
  return db
    .select({
      id: companyInvitations.id,
      email: companyInvitations.email,
      role: companyInvitations.role,
      by: people.name,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .innerJoin(people, eq(people.id, companyInvitations.invitedBy))
    .where(and(eq(companyInvitations.companyId, companyId), isLive))
    .orderBy(desc(companyInvitations.createdAt), desc(companyInvitations.id));
}

/** Makes an invitation in place of the one of this address that waits; its key and number. */
export async function makeInvitation(
  tx: Queryable,
  invitation: { companyId: number; email: EmailAddress; role: CompanyRole; invitedBy: number },
): Promise<{ id: number; key: string }> {
  const key = newToken();
  const fresh = {
    ...{ role: invitation.role, invitedBy: invitation.invitedBy, keyHash: hashToken(key) },
    ...{ createdAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${invitationDays})` },
  };
  const [made] = await tx
    .insert(companyInvitations)
    .values({ ...invitation, ...fresh })
    .onConflictDoUpdate({ target: [companyInvitations.companyId, companyInvitations.email], set: fresh })
    .returning({ id: companyInvitations.id });
  if (made === undefined) throw new Error('an invitation was not written');
  return { id: made.id, key };
}

/**
 * What a key is good for; null for one that is used, withdrawn, old or invented, and where whoever invited is no administrator
 * of the company any more who can sign in.
 */
export async function readInvitation(db: Queryable, key: string) {
  const [found] = await db
    .select({ invitation: companyInvitations, company: { id: companies.id, name: companies.name } })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(
      companyPeople,
      and(
        eq(companyPeople.companyId, companyInvitations.companyId),
        eq(companyPeople.personId, companyInvitations.invitedBy),
        eq(companyPeople.role, 'administrator'),
      ),
    )
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyInvitations.keyHash, hashToken(key)), isLive, canSignIn()));
  if (found === undefined) return null;
  const { invitation, company } = found;
  // It came through the one door of addresses when the row was made.
  return { company, invitation: { ...invitation, email: invitation.email as EmailAddress } };
}

/** Uses an invitation up, or withdraws it; false where somebody was before. */
export async function dropInvitation(tx: Queryable, companyId: number, id: number): Promise<boolean> {
  const dropped = await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId)))
    .returning({ id: companyInvitations.id });
  return dropped.length > 0;
}

/** Who is no administrator any more has invited nobody: else they would come back by another address. */
export async function withdrawInvitationsBy(
  tx: Queryable,
  companyId: number,
  personId: number,
): Promise<void> {
  const { companyId: company, invitedBy } = companyInvitations;
  await tx.delete(companyInvitations).where(and(eq(company, companyId), eq(invitedBy, personId)));
}

/** Who was ended, or left, comes back by no invitation from before: only an administrator of now brings them back. */
export async function dropInvitationsTo(tx: Queryable, companyId: number, personId: number): Promise<void> {
  const address = tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.email, address)));
}
