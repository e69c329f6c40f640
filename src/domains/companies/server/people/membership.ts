import { and, eq } from 'drizzle-orm';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { CompanyRole } from '../../contract/company-roles.ts';
import { dropAbsence } from '../absences/queries.ts';
import { endSessionsBesideOnlyWay } from '../sign-in/queries.ts';
import { companies, companyFormerPeople, companyPeople } from '../tables.ts';

/** Somebody in a company. */
export type Membership = { companyId: number; personId: number };

/** Holds a company until the transaction ends, after whom it is about: roles and memberships of it change one after the other. */
export async function lockCompany(tx: Queryable, id: number) {
  const [locked] = await tx.select().from(companies).where(eq(companies.id, id)).for('update');
  if (locked === undefined) throw new AppError('not-found', 'There is no such company');
  return locked;
}

function isOf({ companyId, personId }: Membership) {
  return and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, personId));
}

function isFormer({ companyId, personId }: Membership) {
  return and(eq(companyFormerPeople.companyId, companyId), eq(companyFormerPeople.personId, personId));
}

/** Whether somebody was one of a company's people, and ended or left. */
export async function hasLeft(tx: Queryable, member: Membership): Promise<boolean> {
  return (await tx.$count(companyFormerPeople, isFormer(member))) > 0;
}

/** What somebody is in a company; null where they are none of its people. */
export async function findRole(tx: Queryable, member: Membership): Promise<CompanyRole | null> {
  const [found] = await tx.select({ role: companyPeople.role }).from(companyPeople).where(isOf(member));
  return found?.role ?? null;
}

/**
 * Makes somebody one of a company's people, which is locked, or gives them another role. False where they have it already.
 * Whether the company keeps an administrator is asked after it. By null where no person does it, but the company's own sign-in.
 */
export async function putInCompany(
  tx: Queryable,
  member: Membership,
  role: CompanyRole,
  by: number | null,
): Promise<boolean> {
  const before = await findRole(tx, member);
  if (before === role) return false;
  await tx
    .insert(companyPeople)
    .values({ ...member, role })
    .onConflictDoUpdate({ target: [companyPeople.companyId, companyPeople.personId], set: { role } });
  const back = await tx
    .delete(companyFormerPeople)
    .where(isFormer(member))
    .returning({ personId: companyFormerPeople.personId });
  if (back.length > 0) await endSessionsBesideOnlyWay(tx, member.companyId, member.personId);
  const [action, was] =
    before === null ? (['grant-membership', {}] as const) : (['change-membership', { was: before }] as const);
  await audit(tx, by, action, `company:${member.companyId}`, { person: member.personId, role, ...was });
  return true;
}

/** Ends a membership of a company that is locked; false where there is none. */
export async function takeFromCompany(tx: Queryable, member: Membership, by: number): Promise<boolean> {
  const ended = await tx.delete(companyPeople).where(isOf(member)).returning({ role: companyPeople.role });
  const [{ role } = { role: null }] = ended;
  if (role === null) return false;
  await tx.insert(companyFormerPeople).values(member).onConflictDoNothing();
  // Whose deputy they were is away still, and others answer (§26.6).
  await dropAbsence(tx, member);
  const action = by === member.personId ? 'leave-company' : 'revoke-membership';
  await audit(tx, by, action, `company:${member.companyId}`, { person: member.personId, role });
  return true;
}

/** How many can sign in for a company that is locked, and how many of them are administrators. */
export async function countPeople(tx: Queryable, companyId: number) {
  const live = await tx
    .select({ role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyPeople.companyId, companyId), canSignIn()));
  return {
    people: live.length,
    administrators: live.filter(({ role }) => role === 'administrator').length,
  };
}

/**
 * Undoes what took a company's last administrator who can sign in away, as long as others are there. `mayBeEmpty`: where nobody is left at
 * all, the desk sees to it.
 */
export async function refuseWithoutAdministrator(
  tx: Queryable,
  company: { id: number; name: string },
  { mayBeEmpty }: { mayBeEmpty: boolean },
): Promise<void> {
  const left = await countPeople(tx, company.id);
  if (left.administrators > 0 || (mayBeEmpty && left.people === 0)) return;
  throw new AppError(
    'conflict',
    `${company.name} would be without an administrator. Make somebody else one first${left.people === 0 ? ', or ask the desk' : ''}.`,
  );
}
