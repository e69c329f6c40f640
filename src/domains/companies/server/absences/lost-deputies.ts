import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { dayWords } from '#platform/contract/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { companyPolicy } from '../../contract/company-roles.ts';
import { findPeopleOf } from '../people/queries.ts';
import { companies } from '../tables.ts';
import { companyAbsences } from './tables.ts';

type Lost = {
  companyId: number;
  /** Who answers for others no more. */
  personId: number;
  /** What became of them, as a sentence goes on: 'is a reader now'. */
  now: string;
  /** Who did it: they know. */
  by: number | null;
  /** Where they are out of office themselves: the days of it. */
  days?: { from: string; until: string };
};

/** Tells whoever is, or will be, out of office, and the company's administrators, that a deputy answers no more (§26.6). */
export async function tellOfLostDeputy(
  tx: Queryable,
  { jobs, publicUrl }: Pick<Parts, 'jobs' | 'publicUrl'>,
  { companyId, personId, now, by, days }: Lost,
): Promise<void> {
  const { fromDay, untilDay } = companyAbsences;
  const absences = await tx
    .select({
      until: untilDay,
      company: companies.name,
      absent: {
        id: people.id,
        name: people.name,
        email: people.email,
        canSignIn: sql<boolean>`${canSignIn()}`,
      },
    })
    .from(companyAbsences)
    .innerJoin(people, eq(people.id, companyAbsences.personId))
    .innerJoin(companies, eq(companies.id, companyAbsences.companyId))
    .where(
      and(
        eq(companyAbsences.companyId, companyId),
        eq(companyAbsences.deputyId, personId),
        gt(companyAbsences.endsAt, sql`now()`),
        days && and(lte(fromDay, days.until), gte(untilDay, days.from)),
      ),
    )
    .orderBy(people.id);
  if (absences.length === 0) return;
  const administrators = await findPeopleOf(tx, companyId, companyPolicy.manage.roles);
  const mails = absences.flatMap(({ absent, ...absence }) => {
    const told = [
      ...(absent.canSignIn ? [absent] : []),
      ...administrators.filter(({ id }) => id !== absent.id),
    ];
    return told
      .filter(({ id }) => id !== by && id !== personId)
      .map(({ id, email }) =>
        lostDeputyMail(email, { ...absence, now, absent: id === absent.id ? null : absent.name }, publicUrl),
      );
  });
  await postMails(tx, jobs, mails);
}

type Told = {
  company: string;
  now: string;
  /** Null to whoever it is. */
  absent: string | null;
  until: string;
};

/** Without the deputy's name: it may go with their account. */
function lostDeputyMail(to: string, { company, now, absent, until }: Told, publicUrl: string): Mail {
  const away = absent === null ? 'You are' : `${absent} is`;
  return {
    to,
    subject: `${absent === null ? `Your deputy at ${company}` : `The deputy of ${absent}`} answers no more`,
    paragraphs: [
      `${away} out of office until ${dayWords(until)}, and whoever was to answer meanwhile ${now}. Until another deputy is chosen, or they can answer again, the administrators of ${company} do.`,
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Out of office until', value: dayWords(until) },
    ],
    action: { label: 'Choose another deputy', url: `${publicUrl}/company` },
  };
}
