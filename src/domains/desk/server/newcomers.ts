import { sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';

/** Days in which somebody's organisation counts as new. */
const newcomerDays = 30;

/** Whether a person brings an organisation that the desk may want as a company (§11.6). */
export const isNewcomer = sql`(${people.createdAt} > now() - ${`${newcomerDays} days`}::interval
  and ${people.disabledAt} is null and ${people.role} <> 'admin' and ${people.organisation} <> ''
  and not exists (select from ${companyPeople} where ${companyPeople.personId} = ${people.id})
  and not exists (select from ${companies} where lower(${companies.name}) = lower(${people.organisation})))`;
