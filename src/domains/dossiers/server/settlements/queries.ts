import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Settlement } from '#domains/registers/contract/presentations.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { settlements } from './tables.ts';

/** What counts in the launch windows of these dossiers: only what the desk has accepted (§20.5). */
export async function listAccepted(
  db: Queryable,
  dossierIds: readonly number[],
): Promise<ReadonlyMap<number, Settlement[]>> {
  const rows = await db
    .select({
      dossierId: settlements.dossierId,
      market: settlements.market,
      day: settlements.day,
      parties: settlements.parties,
      source: settlements.source,
      enteredBy: settlements.enteredAs,
    })
    .from(settlements)
    .where(and(inArray(settlements.dossierId, [...dossierIds]), eq(settlements.state, 'accepted')))
    .orderBy(asc(settlements.id));
  const listed = Map.groupBy(rows, ({ dossierId }) => dossierId);
  return new Map(
    [...listed].map(([id, all]) => [id, all.map(({ dossierId: _, ...settlement }) => settlement)]),
  );
}
