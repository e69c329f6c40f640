import { sql } from 'drizzle-orm';
import { people, sessions } from '#domains/accounts/server/tables.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { wordsOf } from '#platform/server/table-query/words.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { sameColumns } from '../source-columns.ts';

/** Days in which somebody's organisation counts as new. */
const newcomerDays = 30;

/** Whether a person brings an organisation that the desk may want as a company (§11.6). */
const isNewcomer = sql`(${people.createdAt} > now() - ${`${newcomerDays} days`}::interval
  and ${people.disabledAt} is null and ${people.role} <> 'admin' and ${people.organisation} <> ''
  and not exists (select from ${companyPeople} where ${companyPeople.personId} = ${people.id})
  and not exists (select from ${companies} where lower(${companies.name}) = lower(${people.organisation})))`;

const memberOf = (companyId: number) =>
  sql`${people.id} in (select ${companyPeople.personId} from ${companyPeople} where ${companyPeople.companyId} = ${companyId})`;

export const peopleSource: TableSource<ColumnOf<'people'>, never> = {
  shape: shapeOf('people'),
  from: sql`${people}`,
  id: sql`${people.id}`,
  joins: {},
  searched: wordsOf(people),
  columns: {
    ...sameColumns(people, ['name', 'email', 'organisation'], wordsOf(people)),
    ...sameColumns(people, ['role', 'createdAt']),
    disabled: { value: sql`(${people.disabledAt} is not null)` },
    verified: { value: sql`(${people.emailVerifiedAt} is not null)` },
    companies: {
      value: sql`(select string_agg(${companies.name}, ', ' order by ${companies.name}) from ${companyPeople}
        join ${companies} on ${companies.id} = ${companyPeople.companyId} where ${companyPeople.personId} = ${people.id})`,
    },
    lastSeenAt: {
      value: sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.personId} = ${people.id})`,
    },
    newcomer: { value: isNewcomer },
    company: { value: sql`${people.id}`, where: (given) => memberOf(Number(given)) },
  },
};

/** A company that a member founded counts as new as long as the desk has said nothing of it, and no longer than newcomers do. */
const standing = sql`(case when ${companies.verification} = 'none' and ${companies.origin} = 'member'
  and ${companies.createdAt} > now() - ${`${newcomerDays} days`}::interval then 'new' else ${companies.verification} end)`;

export const companySource: TableSource<ColumnOf<'companies'>, never> = {
  shape: shapeOf('companies'),
  from: sql`${companies}`,
  id: sql`${companies.id}`,
  joins: {},
  searched: wordsOf(companies),
  columns: {
    ...sameColumns(companies, ['name', 'headquarters'], wordsOf(companies)),
    ...sameColumns(companies, ['foundedYear', 'manufacturing', 'createdAt']),
    people: {
      value: sql`(select count(*) from ${companyPeople} where ${companyPeople.companyId} = ${companies.id})`,
    },
    dossiers: {
      value: sql`(select count(*) from ${dossiers} where ${dossiers.companyId} = ${companies.id})`,
    },
    plants: { value: sql`(select count(*) from ${plants} where ${plants.companyId} = ${companies.id})` },
    verification: { value: standing, ofFew: true },
  },
};
