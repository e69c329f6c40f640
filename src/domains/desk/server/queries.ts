import { asc, eq, sql } from 'drizzle-orm';
import { passkeys, people, secondFactors, sessions } from '#domains/accounts/server/tables.ts';
import { findSignIn } from '#domains/companies/server/sign-in/queries.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { listLimits } from '#domains/requests/server/signing/limits.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';

const asInteger = (count: unknown) => sql<number>`${count}::int`;

// Within another piece of SQL: Drizzle takes the table's name off the columns of a piece that is selected itself.
const hasSecondFactor = sql`(exists (select from ${secondFactors} where ${secondFactors.personId} = ${people.id}
    and ${secondFactors.enabledAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.personId} = ${people.id}))`;

/** One account with what hangs on it; null when there is none. */
export async function findPersonRecord(db: Queryable, id: number) {
  const live = sql`${sessions.personId} = ${people.id} and ${sessions.expiresAt} > now()`;
  const [person] = await db
    .select({
      person: people,
      devices: asInteger(sql`(select count(*) from ${sessions} where ${live})`),
      lastSeenAt: sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions} where ${live})`,
      requests: asInteger(sql`(select count(*) from ${requests} where ${requests.personId} = ${people.id})`),
      secondFactor: sql<boolean>`${hasSecondFactor}`,
    })
    .from(people)
    .where(eq(people.id, id));
  if (person === undefined) return null;
  const memberships = await db
    .select({ id: companies.id, name: companies.name, since: companyPeople.since })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.personId, id))
    .orderBy(asc(companies.name));
  return { ...person, companies: memberships };
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonRecord>>>;

/** One company with its people and how much hangs on it; null when there is none. */
export async function findCompanyRecord(db: Queryable, id: number) {
  const [company] = await db
    .select({
      company: companies,
      dossiers: asInteger(
        sql`(select count(*) from ${dossiers} where ${dossiers.companyId} = ${companies.id}
          and ${dossiers.state} = 'published')`,
      ),
      plants: asInteger(
        sql`(select count(*) from ${plants} where ${plants.companyId} = ${companies.id}
          and ${plants.state} = 'published')`,
      ),
      requests: asInteger(
        sql`(select count(*) from ${requests} where ${requests.ownerCompanyId} = ${companies.id})`,
      ),
    })
    .from(companies)
    .where(eq(companies.id, id));
  if (company === undefined) return null;
  const members = await db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      emailVerified: sql<boolean>`${people.emailVerifiedAt} is not null`,
      role: companyPeople.role,
      since: companyPeople.since,
    })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(eq(companyPeople.companyId, id))
    .orderBy(asc(people.name), asc(people.id));
  const limits = (await listLimits(db, id)).map(({ signs: _, ...limit }) => limit);
  return { ...company, people: members, signingLimits: limits, signIn: await findSignIn(db, id) };
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyRecord>>>;
