import { and, asc, eq, gt, not, sql } from 'drizzle-orm';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { matchOrangeBook } from '#domains/registers/server/matching/rules.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { type UnlistedProduct, unlistedProducts } from '#domains/registers/server/unlisted/rules.ts';
import { holdersOfCopies } from '#domains/registers/server/windows/copies/rules.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import { dossiers, molecules } from '../tables.ts';
import { toAsked } from '../windows/facts.ts';
import { substancesOf } from '../windows/presentation-of.ts';
import { launchFacts, launchWindows } from '../windows/tables.ts';
import { readDemandFigures, readDossierFigures, readTermFigures } from './raw-figures.ts';
import { replaceOpportunities } from './replace-opportunities.ts';
import { figuresWorked, presentationFigures } from './tables.ts';
import { toTold } from './to-told.ts';

/** Any number that no other advisory lock of the product uses. */
const figuresLock = 73_054;
/** Presentations of one statement. */
const rowsAtOnce = 1_000;

/** One process at a time writes them: another that has begun waits until the end of the transaction. */
async function alone(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${figuresLock})`);
}

/** Works the figures of a day out (§22.4): the same for all who read them, until another day. */
export async function workOutFigures(db: Database, today: string): Promise<void> {
  // In one look: a figure and its parts are of the same dossiers. What it locked would wait for a look that is past.
  const told = await db.transaction(async (tx) => toTold(await readFigures(tx, today), today), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  await db.transaction(async (tx) => {
    await alone(tx);
    await replaceFigures(tx, told);
  });
}

async function readFigures(tx: Queryable, today: string) {
  // One after the other, as a transaction's connection takes them.
  const [dossiers, terms] = [await readDossierFigures(tx), await readTermFigures(tx)];
  return { dossiers, terms, demand: await readDemandFigures(tx, today) };
}

async function replaceFigures(tx: Queryable, all: ReadonlyMap<number, ToldFigures>): Promise<void> {
  await tx.delete(presentationFigures).where(not(isOneOf(presentationFigures.presentationId, all.keys())));
  const rows = [...all].map(([id, told]) => ({ id, told }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    await tx.execute(sql`
      insert into ${presentationFigures} (presentation_id, told)
      select id, told from json_to_recordset(${some}::json) as one(id int, told jsonb) join presentations using (id)
      order by id
      on conflict (presentation_id) do update set told = excluded.told`);
  }
}

/** Works out what loses its last hard protection (§22.5), of what is listed and of what is not. */
export async function workOutOpportunities(
  db: Database,
  { index, editions }: { index: RowIndex; editions: string },
  today: string,
): Promise<void> {
  const unlisted = await findUnlisted(db, index, today);
  const generics = await countGenerics(db, index, today);
  const worked = { day: today, editions, fewest: fewestCompanies };
  await db.transaction(async (tx) => {
    await alone(tx);
    await replaceOpportunities(tx, { unlisted, generics }, today);
    await tx
      .insert(figuresWorked)
      .values(worked)
      .onConflictDoUpdate({ target: figuresWorked.id, set: worked });
  });
}

/** Facts of one query: each has a list of strengths and routes. */
const factsAtOnce = 500;

/**
 * Who has approved copies already of what waits in the US, by the facts: by the rows that a presentation's page shows (§22.2).
 */
async function countGenerics(db: Queryable, index: RowIndex, today: string): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let after = 0; ; ) {
    const some = await db
      .select({ id: launchFacts.id, facts: launchFacts.facts })
      .from(launchFacts)
      .innerJoin(launchWindows, eq(launchWindows.factsId, launchFacts.id))
      .where(and(eq(launchWindows.market, 'US'), eq(launchWindows.state, 'waits'), gt(launchFacts.id, after)))
      .orderBy(asc(launchFacts.id))
      .limit(factsAtOnce);
    for (const { id, facts } of some) {
      const { presentation, pins } = toAsked(facts, today);
      const match = matchOrangeBook(index, presentation, pins);
      if (match.found) counts.set(id, holdersOfCopies(match.rows));
    }
    const last = some.at(-1);
    if (last === undefined || some.length < factsAtOnce) return counts;
    after = last.id;
  }
}

async function findUnlisted(db: Queryable, index: RowIndex, today: string): Promise<UnlistedProduct[]> {
  const { rows } = await db.execute<{ inn: string }>(sql`
    select inn from ${molecules}
    where exists (select from ${dossiers} where molecule_id = ${molecules.id} and state = 'published')`);
  const listed = rows.map(({ inn }) => substancesOf(inn));
  return unlistedProducts(index, listed, (inns) => substancesOf(inns.join(' + ')), today);
}
