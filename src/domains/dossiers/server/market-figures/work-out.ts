import { sql } from 'drizzle-orm';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { type UnlistedProduct, unlistedProducts } from '#domains/registers/server/unlisted/rules.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { dossiers, molecules } from '../tables.ts';
import { substancesOf } from '../windows/presentation-of.ts';
import { readDemandFigures, readDossierFigures, readTermFigures } from './raw-figures.ts';
import { replaceOpportunities } from './replace-opportunities.ts';
import { figuresWorked, presentationFigures } from './tables.ts';
import { toTold } from './to-told.ts';

/** Works the figures of a day out (§22.4): the same for all who read them, until another day. */
export async function workOutFigures(db: Database, today: string): Promise<void> {
  await db.transaction(
    async (tx) => {
      const [dossiers, terms, demand] = [
        await readDossierFigures(tx),
        await readTermFigures(tx),
        await readDemandFigures(tx, today),
      ];
      await replaceFigures(tx, toTold({ dossiers, terms, demand }, today));
    },
    // One look: a figure and its parts are of the same dossiers.
    { isolationLevel: 'repeatable read' },
  );
}

async function replaceFigures(tx: Queryable, all: ReadonlyMap<number, ToldFigures>): Promise<void> {
  const rows = JSON.stringify([...all].map(([id, told]) => ({ id, told })));
  await tx.execute(sql`
    with told as (
      select id, told from json_to_recordset(${rows}::json) as one(id int, told jsonb)
      join presentations using (id)),
    gone as (delete from ${presentationFigures} where presentation_id not in (select id from told))
    insert into ${presentationFigures} (presentation_id, told) select id, told from told order by id
    on conflict (presentation_id) do update set told = excluded.told`);
}

/** Works out what loses its last hard protection (§22.5), of what is listed and of what is not. */
export async function workOutOpportunities(
  db: Database,
  { index, editions }: { index: RowIndex; editions: string },
  today: string,
): Promise<void> {
  const unlisted = await findUnlisted(db, index, today);
  await db.transaction(async (tx) => {
    await replaceOpportunities(tx, unlisted, today);
    await tx
      .insert(figuresWorked)
      .values({ day: today, editions })
      .onConflictDoUpdate({ target: figuresWorked.id, set: { day: today, editions } });
  });
}

async function findUnlisted(db: Queryable, index: RowIndex, today: string): Promise<UnlistedProduct[]> {
  const { rows } = await db.execute<{ inn: string }>(sql`
    select inn from ${molecules}
    where exists (select from ${dossiers} where molecule_id = ${molecules.id} and state = 'published')`);
  const listed = rows.map(({ inn }) => substancesOf(inn));
  return unlistedProducts(index, listed, (inns) => substancesOf(inns.join(' + ')), today);
}
