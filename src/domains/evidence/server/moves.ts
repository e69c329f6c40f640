import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { evidenceClaims, evidenceMoves } from './tables.ts';

/** A claim that an edition turned red, or is red no more. */
export type EvidenceMove = {
  claim: Pick<
    typeof evidenceClaims.$inferSelect,
    'id' | 'dossierId' | 'plantId' | 'kind' | 'authority' | 'number' | 'verdict'
  >;
  move: typeof evidenceMoves.$inferSelect;
};

/**
 * Hands over what nobody was told of, one after the other. Each counts as told in the transaction in which `tell` writes: what
 * fails is told whole at the next try, and nothing twice.
 */
export async function takeMoves(
  db: Database,
  tell: (tx: Queryable, move: EvidenceMove) => Promise<void>,
): Promise<void> {
  while (await db.transaction((tx) => takeOne(tx, tell))) {
    // Until there is none.
  }
}

async function takeOne(
  tx: Queryable,
  tell: (tx: Queryable, move: EvidenceMove) => Promise<void>,
): Promise<boolean> {
  const isUntold = isNull(evidenceMoves.toldAt);
  const [next] = await tx
    .select({ id: evidenceMoves.id })
    .from(evidenceMoves)
    .where(isUntold)
    .orderBy(asc(evidenceMoves.id))
    .limit(1);
  if (next === undefined) return false;
  const held = await lockRows(tx, evidenceMoves, and(eq(evidenceMoves.id, next.id), isUntold), 'skip');
  // Another process tells of it.
  if (held.length === 0) return false;
  const { id, dossierId, plantId, kind, authority, number, verdict } = evidenceClaims;
  const [taken] = await tx
    .select({ claim: { id, dossierId, plantId, kind, authority, number, verdict }, move: evidenceMoves })
    .from(evidenceMoves)
    .innerJoin(evidenceClaims, eq(id, evidenceMoves.claimId))
    .where(eq(evidenceMoves.id, next.id));
  if (taken === undefined) return false;
  await tx.update(evidenceMoves).set({ toldAt: sql`now()` }).where(eq(evidenceMoves.id, taken.move.id));
  // What the desk refused nobody reads.
  if (taken.claim.verdict !== 'refused') await tell(tx, taken);
  return true;
}
