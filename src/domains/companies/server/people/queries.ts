import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import { type CompanyRole, companyPolicy } from '../../contract/company-roles.ts';
import { companyPeople } from '../tables.ts';

const columns = {
  id: people.id,
  name: people.name,
  email: people.email,
  role: companyPeople.role,
  since: companyPeople.since,
  canSignIn: sql<boolean>`${canSignIn()}`,
};

/** A page of a company's people, by name, after one of them. */
export async function listPeople(
  db: Queryable,
  companyId: number,
  { after, limit }: { after?: number | undefined; limit: number },
) {
  const [last] =
    after === undefined
      ? []
      : await db
          .select({ name: people.name })
          .from(companyPeople)
          .innerJoin(people, eq(people.id, companyPeople.personId))
          .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, after)));
  const isAfter =
    last && or(gt(people.name, last.name), and(eq(people.name, last.name), gt(people.id, after ?? 0)));
  return db
    .select(columns)
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyPeople.companyId, companyId), isAfter))
    .orderBy(asc(people.name), asc(people.id))
    .limit(limit);
}
export type PersonOfCompany = Awaited<ReturnType<typeof listPeople>>[number];

/** One of a company's people; null where they are none. */
export async function findPersonOf(
  db: Queryable,
  companyId: number,
  personId: number,
): Promise<PersonOfCompany | null> {
  const [person] = await db
    .select(columns)
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, personId)));
  return person ?? null;
}

/** Posts a mail to each of a company's administrators who can sign in. */
export async function mailAdministrators(
  tx: Queryable,
  jobs: Jobs,
  companyId: number,
  mailTo: (email: string) => Mail,
): Promise<void> {
  const administrators = await findPeopleOf(tx, companyId, companyPolicy.manage.roles);
  await postMails(
    tx,
    jobs,
    administrators.map(({ email }) => mailTo(email)),
  );
}

/** The people of a company who can sign in, with what they are in it; of these roles alone where some are named. */
export function findPeopleOf(db: Queryable, companyId: number, roles?: readonly CompanyRole[]) {
  return db
    .select({ id: people.id, name: people.name, email: people.email, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(
      and(
        eq(companyPeople.companyId, companyId),
        canSignIn(),
        roles && inArray(companyPeople.role, [...roles]),
      ),
    )
    .orderBy(asc(people.id));
}
