import { sql } from 'drizzle-orm';
import { forgetVerdicts } from '#domains/evidence/server/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { withdrawOfFormerProduct } from '../settlements/queries.ts';

/** Withdraws the settlements of dossiers that the stage makes ones of another molecule (§20.5), and what was proven of them (§21.2). */
export async function withdrawStaged(tx: Queryable, personId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; code: string }>(sql`
    select d.id, d.code from staged s join dossiers d on d.code = s.code join molecules m on m.id = d.molecule_id
    where lower(m.inn) <> lower(s.molecule) order by d.id`);
  for (const { id, code } of rows) {
    await forgetVerdicts(tx, { kind: 'dossier', id });
    for (const settlement of await withdrawOfFormerProduct(tx, id, personId))
      await audit(tx, personId, 'withdraw-settlement', `dossier:${code}`, { settlement });
  }
}
