import { sql } from 'drizzle-orm';
import type { UnlistedProduct } from '#domains/registers/server/unlisted/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dossiers, molecules } from '../tables.ts';
import { dossierWindows, launchFacts, launchWindows } from '../windows/tables.ts';
import { opportunities, presentationFigures } from './tables.ts';

/** What ends last, as windows tell it: 'patent 9326945 substance', 'patent 7304036*PED', 'exclusivity 211970 ODE-280'. */
const lastOf = (reason: ReturnType<typeof sql>) =>
  sql`concat_ws(' ', ${reason} ->> 'kind', ${reason} ->> 'number', 
    case when ${reason} ->> 'number' like '%*PED' then null else ${reason} ->> 'code' end)`;

/**
 * Puts what was found in the place of what stood there, in one statement. Of a presentation counts, as on its page (§20.7), what
 * most of its listings say, without settlements, which are a dossier's own.
 */
export async function replaceOpportunities(
  tx: Queryable,
  { unlisted, generics }: { unlisted: readonly UnlistedProduct[]; generics: ReadonlyMap<number, number> },
  today: string,
): Promise<void> {
  const copies = JSON.stringify([...generics].map(([id, holders]) => ({ id, holders })));
  const rows = JSON.stringify(
    unlisted.map(({ key, market, substance, form, brand, holder, atc, generics: copied, until, last }) => ({
      ...{ key: `register ${key}`, market, molecule: substance.toLowerCase(), form, brand, holder, atc },
      generics: copied,
      ...{ until, last, asof: last.edition },
    })),
  );
  await tx.execute(sql`
    with offered as (
      select presentation_id, count(*)::int as dossiers, (array_agg(strengths order by id))[1] as strengths,
        mode() within group (order by atc_classes[1]) as atc
      from ${dossiers} where state = 'published' group by presentation_id),
    said as (
      select presentation_id, facts_id, count(*) as listings
      from ${dossiers} join ${dossierWindows} on dossier_id = ${dossiers.id}
      where state = 'published' group by presentation_id, facts_id),
    most as (
      select distinct on (presentation_id) presentation_id, facts_id
      from said join ${launchFacts} on ${launchFacts.id} = facts_id
      where facts -> 'settlements' = '[]'
      order by presentation_id, listings desc, facts_id),
    waiting as (
      select most.presentation_id, most.facts_id, market, hard_until, jsonb_path_query_first(reasons,
        '$[*] ? (@.counts == true && @.hard == true && @.until == $until)', jsonb_build_object('until', hard_until)) as reason
      from most join ${launchWindows} on ${launchWindows.factsId} = most.facts_id
      where state = 'waits' and hard_until >= ${today}::date),
    found as (
      select 'presentation ' || waiting.presentation_id as key, market, hard_until, ${lastOf(sql`reason`)} as last,
        (reason ->> 'edition')::date as as_of, waiting.presentation_id, inn as molecule, presentations.dosage_form as form, offered.strengths,
        '' as brand, '' as holder, substring(offered.atc from '^[A-Z][0-9A-Z]*') as atc, offered.dossiers,
        case market when 'US' then copies.holders end as generics, coalesce((told ->> 'wanted')::int, 0) as wanted,
        coalesce((told #>> '{demand,asked,companies}')::int, 0) as asked
      from waiting join offered using (presentation_id) join presentations on presentations.id = waiting.presentation_id
        join ${molecules} on ${molecules.id} = presentations.molecule_id
        left join json_to_recordset(${copies}::json) as copies(id int, holders int) on copies.id = waiting.facts_id
        left join ${presentationFigures} on ${presentationFigures.presentationId} = waiting.presentation_id
      union all
      select key, market, until, ${lastOf(sql`last`)}, asof, null, molecule, form, '', brand, holder, atc, 0, generics, 0, 0
      from json_to_recordset(${rows}::json) as one(key text, market text, until date, last jsonb, asof date, molecule text,
        form text, brand text, holder text, atc text, generics int))
    merge into ${opportunities} as kept using found on (kept.key, kept.market) = (found.key, found.market)
    when matched and (kept.hard_until, kept.last, kept.as_of, kept.molecule, kept.form, kept.strengths, kept.brand, kept.holder,
        kept.atc, kept.dossiers, kept.generics, kept.wanted, kept.asked) is distinct from (found.hard_until, found.last, found.as_of,
        found.molecule, found.form, found.strengths, found.brand, found.holder, found.atc, found.dossiers, found.generics, found.wanted,
        found.asked)
      then update set (hard_until, last, as_of, molecule, form, strengths, brand, holder, atc, dossiers, generics, wanted, asked)
        = (found.hard_until, found.last, found.as_of, found.molecule, found.form, found.strengths, found.brand, found.holder,
          found.atc, found.dossiers, found.generics, found.wanted, found.asked)
    when not matched by source then delete
    when not matched then insert (key, market, hard_until, last, as_of, presentation_id, molecule, form, strengths, brand,
        holder, atc, dossiers, generics, wanted, asked)
      values (found.key, found.market, found.hard_until, found.last, found.as_of, found.presentation_id, found.molecule,
        found.form, found.strengths, found.brand, found.holder, found.atc, found.dossiers, found.generics, found.wanted,
        found.asked)`);
}
