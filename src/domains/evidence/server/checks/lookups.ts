import { type SQL, sql } from 'drizzle-orm';
import type { EvidenceRegister } from '#domains/registers/contract/evidence-rows.ts';
import { edqmCeps, fdaDmfs, fdaInspections } from '#domains/registers/server/tables.ts';
import type { EvidenceKind } from '../../contract/evidence-kinds.ts';

/** Where the numbers of a kind, given by an authority, are looked up. */
export type Lookup = {
  kind: EvidenceKind;
  authority: string;
  register: EvidenceRegister;
  /** The edition's rows of these keys, which a select answers: `key`, `line`, and what `FoundRow` has. */
  rows(editionId: number, keys: SQL): SQL;
};

/** The registers that know claims by their numbers (§21.6). */
export const lookups: readonly Lookup[] = [
  {
    ...{ kind: 'cep', authority: 'EDQM', register: 'edqm-ceps' },
    rows: (edition, keys) => sql`
      select key, line, status, state as finding, substance, holder, null::date as day, is_in_conflict
      from ${edqmCeps} where edition_id = ${edition} and key in (${keys})`,
  },
  {
    ...{ kind: 'dmf', authority: 'USFDA', register: 'fda-dmfs' },
    rows: (edition, keys) => sql`
      select key, line, status, state as finding, subject as substance, holder, null::date as day, is_in_conflict
      from ${fdaDmfs} where edition_id = ${edition} and key in (${keys})`,
  },
  {
    ...{ kind: 'inspection', authority: 'USFDA', register: 'fda-inspections' },
    // Of a site its newest inspection alone, with a row for each programme that it was for.
    rows: (edition, keys) => sql`
      select key, line, classification as status, case outcome when 'OAI' then 'official-action' else 'valid' end as finding,
        '' as substance, concat_ws(', ', name, nullif(city, '')) as holder, ended_on as day, is_in_conflict
      from (
        select *, rank() over (partition by key order by ended_on desc) as place
        from ${fdaInspections} where edition_id = ${edition} and key in (${keys})) as inspected
      where place = 1`,
  },
];
