import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { movedForDays } from '../../contract/moved-windows.ts';
import { published } from '../queries.ts';
import { dossiers } from '../tables.ts';
import { alone } from './kept-windows.ts';
import { dossierWindows, launchFacts, launchWindows } from './tables.ts';

const { market, state, earliest, hardUntil, softUntil, asOf, bySettlement } = launchWindows;
const { before, changedAt, toldAt } = launchWindows;
const isUntold = and(isNotNull(changedAt), isNull(toldAt)) as SQL;

/** Of a published dossier, and changed while the facts were its own: what its owner made of it is no news. */
const isMoved = and(isNotNull(before), gt(changedAt, dossierWindows.since), published) as SQL;

/** By the transaction that asks. */
const isTaken = and(isMoved, eq(toldAt, sql`now()`)) as SQL;

/**
 * Takes what editions changed and nobody was told of: it counts as told once `tell` has written its mails, in one
 * transaction. Waits until all windows are of the editions that stand, so that nobody is told twice of one.
 */
export async function takeMoves(db: Database, tell: (tx: Queryable) => Promise<void>): Promise<void> {
  const [untold] = await db.select({ market }).from(launchWindows).where(isUntold).limit(1);
  if (untold === undefined) return;
  await alone(db, async (tx) => {
    const [stale] = await tx
      .select({ id: launchFacts.id })
      .from(launchFacts)
      .where(ne(launchFacts.editions, await currentEditions(tx)))
      .limit(1);
    if (stale !== undefined) return;
    const { rowCount } = await tx.update(launchWindows).set({ toldAt: sql`now()` }).where(isUntold);
    if (rowCount) await tell(tx);
  });
}

/** The dossiers of what the transaction has taken, with when it changed: `id` and `changed_at`. */
export function takenDossiers(tx: Queryable): SQL {
  const rows = tx
    .select({ id: dossiers.id, changed_at: sql`max(${changedAt})`.as('changed_at') })
    .from(dossiers)
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(isTaken)
    .groupBy(dossiers.id);
  return rows.getSQL();
}

const stand = { market, state, earliest, hardUntil, softUntil, asOf, bySettlement, before, changedAt };
const dossier = { id: dossiers.id, code: dossiers.code, title: dossiers.title };

/** What the transaction has taken of these dossiers, with the reasons. */
export function readTaken(tx: Queryable, dossierIds: readonly number[]) {
  return tx
    .select({ ...dossier, ...stand, reasons: launchWindows.reasons })
    .from(dossiers)
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(and(inArray(dossiers.id, [...dossierIds]), isTaken))
    .orderBy(dossiers.id, desc(market));
}
export type TakenMove = Awaited<ReturnType<typeof readTaken>>[number];

/** What editions changed of late, of dossiers by a condition on `dossiers` and `launch_windows`; the latest first. */
export function readMoves(db: Queryable, which: SQL, limit: number) {
  return db
    .select({ ...dossier, ...stand })
    .from(dossiers)
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(and(gt(changedAt, sql`now() - make_interval(days => ${movedForDays})`), isMoved, which))
    .orderBy(desc(changedAt), dossiers.id, desc(market))
    .limit(limit);
}
export type Move = Awaited<ReturnType<typeof readMoves>>[number];
