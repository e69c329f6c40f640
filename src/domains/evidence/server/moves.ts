import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/server/database/database.ts';
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
  const { id, dossierId, plantId, kind, authority, number, verdict } = evidenceClaims;
  const [taken] = await tx
    .select({ claim: { id, dossierId, plantId, kind, authority, number, verdict }, move: evidenceMoves })
    .from(evidenceMoves)
    .innerJoin(evidenceClaims, eq(id, evidenceMoves.claimId))
    .where(isNull(evidenceMoves.toldAt))
    .orderBy(asc(evidenceMoves.id))
    .limit(1)
    .for('update', { of: evidenceMoves, skipLocked: true });
  if (taken === undefined) return false;
  await tx.update(evidenceMoves).set({ toldAt: sql`now()` }).where(eq(evidenceMoves.id, taken.move.id));
  // What the desk refused nobody reads.
  if (taken.claim.verdict !== 'refused') await tell(tx, taken);
  return true;
}
