import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Settlement } from '#domains/registers/contract/presentations.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dossiers } from '../tables.ts';
import { settlements } from './tables.ts';

/**
 * What counts in the launch windows of these dossiers: only what the desk has accepted (§20.5). In the order in which they
 * were entered, for facts are known by their text (§20.6).
 */
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
      enteredAs: settlements.enteredAs,
    })
    .from(settlements)
    .where(and(inArray(settlements.dossierId, [...dossierIds]), eq(settlements.state, 'accepted')))
    .orderBy(asc(settlements.id));
  const listed = Map.groupBy(rows, ({ dossierId }) => dossierId);
  return new Map(
    [...listed].map(([id, all]) => [id, all.map(({ dossierId: _, ...settlement }) => settlement)]),
  );
}

/** From which days accepted settlements let these dossiers, by their numbers or codes, be sold in the United States. */
export function listSettledDays(
  db: Queryable,
  dossierIds: readonly number[],
  codes: readonly string[],
): Promise<{ dossierId: number; code: string; day: string }[]> {
  return db
    .select({ dossierId: settlements.dossierId, code: dossiers.code, day: settlements.day })
    .from(settlements)
    .innerJoin(dossiers, eq(dossiers.id, settlements.dossierId))
    .where(
      and(
        or(inArray(dossiers.id, [...dossierIds]), inArray(dossiers.code, [...codes])),
        eq(settlements.market, 'US'),
        eq(settlements.state, 'accepted'),
      ),
    );
}
