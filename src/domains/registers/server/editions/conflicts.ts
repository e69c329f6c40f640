import { getTableName } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { EvidenceRegister } from '../../contract/evidence-rows.ts';
import type { RegisterName } from '../../contract/register-rows.ts';
import { rowTables } from '../tables.ts';

/**
 * What has one number, and what its rows have to agree in (§20.1). An inspection has a row for each of its programmes, and an
 * outcome in each: those may differ.
 */
const agreements: Readonly<Record<EvidenceRegister, { of: readonly string[]; on: readonly string[] }>> = {
  'edqm-ceps': { of: ['key'], on: ['status', 'holder', 'substance'] },
  'fda-dmfs': { of: ['key'], on: ['status', 'holder', 'subject'] },
  'fda-inspections': { of: ['inspection', 'project_area'], on: ['outcome'] },
};

function isListed(register: RegisterName): register is EvidenceRegister {
  return register in agreements;
}

/** Marks the rows of an edition that say different things of one number; all of them stay. Answers how many. */
export async function markConflicts(
  client: ClientBase,
  register: RegisterName,
  editionId: number,
): Promise<number> {
  if (!isListed(register)) return 0;
  const table = getTableName(rowTables[register]);
  const { of, on } = agreements[register];
  // Blanks and capitals are no other words.
  const said = on.map((column) => `lower(regexp_replace(${column}, '\\s+', ' ', 'g'))`).join(', ');
  const number = of.join(', ');
  const { rowCount } = await client.query(
    `update ${table} set is_in_conflict = true where edition_id = $1 and (${number}) in (
       select ${number} from ${table} where edition_id = $1 group by ${number} having count(distinct (${said})) > 1)`,
    [editionId],
  );
  const marked = rowCount ?? 0;
  await client.query('update register_editions set rows_in_conflict = $2 where id = $1', [editionId, marked]);
  return marked;
}
