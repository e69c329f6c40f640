import { type Column, type SQL, sql } from 'drizzle-orm';
import type { EvidenceRegister } from '#domains/registers/contract/evidence-rows.ts';
import { edqmCeps, fdaDmfs, fdaInspections } from '#domains/registers/server/tables.ts';
import { findingOf } from '../../contract/evidence-findings.ts';
import type { EvidenceKind } from '../../contract/evidence-kinds.ts';

/** Where the numbers of a kind, given by an authority, are looked up. */
export type Lookup = {
  kind: EvidenceKind;
  authority: string;
  register: EvidenceRegister;
  /** The edition's rows of these keys, which a select answers: `key`, `line`, and what `FoundRow` has. */
  rows(editionId: number, keys: SQL): SQL;
};

/** What each word of a column comes to, by the one table; a word that it does not have is nothing that could prove. */
function findingIn(column: Column): SQL {
  return sql`(${JSON.stringify(findingOf)}::jsonb ->> ${column})`;
}

const noDays = sql`null::date as day, null::date as official_before`;

/** The registers that know claims by their numbers (§21.6). */
export const lookups: readonly Lookup[] = [
  {
    ...{ kind: 'cep', authority: 'EDQM', register: 'edqm-ceps' },
    rows: (edition, keys) => sql`
      select key, line, status, ${findingIn(edqmCeps.state)} as finding, substance, holder, ${noDays}, is_in_conflict
      from ${edqmCeps} where edition_id = ${edition} and key in (${keys})`,
  },
  {
    ...{ kind: 'dmf', authority: 'USFDA', register: 'fda-dmfs' },
    rows: (edition, keys) => sql`
      select key, line, status, ${findingIn(fdaDmfs.state)} as finding, subject as substance, holder, ${noDays}, is_in_conflict
      from ${fdaDmfs} where edition_id = ${edition} and key in (${keys})`,
  },
  {
    ...{ kind: 'inspection', authority: 'USFDA', register: 'fda-inspections' },
    // Of a site its newest inspection alone, with a row for each programme that it was for; of those before the last official one.
    rows: (edition, keys) => sql`
      select key, line, classification as status, finding, '' as substance,
        concat_ws(', ', name, nullif(city, '')) as holder, ended_on as day, official_before, is_in_conflict
      from (
        select *, ${findingIn(fdaInspections.outcome)} as finding,
          rank() over (partition by key order by ended_on desc) as place,
          max(ended_on) filter (where outcome = 'OAI') over (
            partition by key order by ended_on groups between unbounded preceding and 1 preceding) as official_before
        from ${fdaInspections} where edition_id = ${edition} and key in (${keys})) as inspected
      where place = 1`,
  },
];
