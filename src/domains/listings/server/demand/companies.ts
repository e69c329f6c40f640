import { sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { demandCompanies } from '#domains/catalogue/server/demand-companies/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Told } from './told.ts';

const domainOf = (table: string) => sql.raw(`lower(split_part(${table}.email, '@', 2))`);

/**
 * Keeps of which companies they are who did something (§22.3): the one that a person belongs to, or whoever else has an
 * address of that domain; else the domain, which is proven, where an organisation is only said. Whose address is not
 * proven is of none. What a company does with its own listings is no demand. Searches, which are many, are kept by the month.
 */
export async function keepCompanies(tx: Queryable, counted: readonly Told[]): Promise<void> {
  const rows = JSON.stringify(
    counted.map(({ personId, kind, listingId, what, markets }) => ({
      ...{ personId, kind, listingId, what },
      markets: markets.length === 0 ? [''] : markets,
    })),
  );
  await tx.execute(sql`
    with told as (
      select "personId" as person_id, kind, "listingId" as listing_id, what, market
      from json_to_recordset(${rows}::json)
        as one("personId" int, kind text, "listingId" int, what text, markets text[]), unnest(markets) as market),
    companied as (
      select one.id, md5(coalesce('company ' || own.company_id, 'company ' || theirs.company_id,
          'domain ' || ${domainOf('one')})) as company
      from ${people} one
        cross join lateral (select min(company_id) as company_id from ${companyPeople}
          where person_id = one.id) own
        cross join lateral (select min(company_id) as company_id
          from ${companyPeople} granted join ${people} colleague on colleague.id = granted.person_id
          where own.company_id is null and ${domainOf('colleague')} = ${domainOf('one')}) theirs
      where one.id in (select person_id from told) and one.email_verified_at is not null),
    owned as (
      select told.*, ${dossiers.companyId} as owner from told
        join ${dossiers} on told.kind = 'dossier' and ${dossiers.id} = told.listing_id
      union all
      select told.*, ${plants.companyId} from told
        join ${plants} on told.kind = 'supplier' and ${plants.id} = told.listing_id)
    insert into ${demandCompanies} (kind, listing_id, what, day, market, company)
    select distinct kind, listing_id, what, date_trunc(case what when 'searched' then 'month' else 'day' end,
      now() at time zone 'UTC')::date, market, company
    from owned join companied on companied.id = owned.person_id
    where company <> md5('company ' || owner)
    order by kind, listing_id, what, market, company
    on conflict do nothing`);
}
