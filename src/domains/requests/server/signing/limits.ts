import { and, asc, eq } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { mayAs } from '#domains/companies/contract/company-roles.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { money } from '#platform/contract/amounts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { SigningLimitFields } from '../../contract/signing-limits.ts';
import type { MailParts } from '../parties/recipients.ts';
import { askOthers } from './ask-others.ts';
import { signingLimits } from './tables.ts';

/** The limits of a company, by whose they are; `signs`: whether their role in it signs today. */
export async function listLimits(db: Queryable, companyId: number) {
  const rows = await db
    .select({
      id: signingLimits.id,
      person: { id: people.id, name: people.name },
      currency: signingLimits.currency,
      amount: signingLimits.amount,
      role: companyPeople.role,
    })
    .from(signingLimits)
    .innerJoin(people, eq(people.id, signingLimits.personId))
    .leftJoin(
      companyPeople,
      and(
        eq(companyPeople.companyId, signingLimits.companyId),
        eq(companyPeople.personId, signingLimits.personId),
      ),
    )
    .where(eq(signingLimits.companyId, companyId))
    .orderBy(asc(people.name), asc(signingLimits.id));
  return rows.map(({ role, ...limit }) => ({ ...limit, signs: role !== null && mayAs(role, 'sign') }));
}

/** Sets how much one of a company's people, which is locked, may sign for it alone; what is said of it. */
export async function setLimit(
  tx: Queryable,
  parts: MailParts,
  companyId: number,
  { person, reach, currency, amount: typed }: SigningLimitFields,
  by: number,
): Promise<string> {
  const amount = reach === 'any' ? null : typed;
  const [member] = await tx
    .select({ name: people.name, company: companies.name })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, person)))
    .for('share');
  if (member === undefined) {
    throw invalid([{ path: 'person', message: 'Choose one of the company’s people' }]);
  }
  await tx
    .insert(signingLimits)
    .values({ companyId, personId: person, currency, amount })
    .onConflictDoUpdate({
      target: [signingLimits.companyId, signingLimits.personId, signingLimits.currency],
      set: { amount },
    });
  await audit(tx, by, 'set-signing-limit', `company:${companyId}`, { person, currency, amount });
  await askOthers(tx, parts, { companyId, personId: person, now: 'has another limit now' });
  const most = amount === null ? `any amount in ${currency}` : `up to ${money(amount, currency)}`;
  return `${member.name} may sign ${most} for ${member.company} now`;
}

/** Takes a limit of a company away. */
export async function dropLimit(
  tx: Queryable,
  parts: MailParts,
  companyId: number,
  id: number,
  by: number,
): Promise<void> {
  const [dropped] = await tx
    .delete(signingLimits)
    .where(and(eq(signingLimits.id, id), eq(signingLimits.companyId, companyId)))
    .returning();
  if (dropped === undefined) throw new AppError('not-found', 'This limit is gone already');
  const { personId: person, currency, amount } = dropped;
  await audit(tx, by, 'drop-signing-limit', `company:${companyId}`, { person, currency, amount });
  await askOthers(tx, parts, { companyId, personId: person, now: 'has this limit no more' });
}
