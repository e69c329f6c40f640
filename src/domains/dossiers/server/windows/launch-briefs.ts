import { desc, eq, inArray } from 'drizzle-orm';
import type { LaunchBrief } from '#domains/registers/contract/launch-windows.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dossierWindows, launchWindows } from './tables.ts';

/** What a line says of these dossiers' windows, as cards have it, by the dossiers; none of one that was never looked up. */
export async function readLaunchBriefs(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LaunchBrief[]>> {
  if (ids.length === 0) return new Map();
  const { market, earliest, hardUntil, softUntil, asOf, bySettlement, state, states } = launchWindows;
  const window = { market, earliest, hardUntil, softUntil, asOf, bySettlement, state };
  const rows = await db
    .select({ id: dossierWindows.dossierId, window, states })
    .from(dossierWindows)
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(inArray(dossierWindows.dossierId, [...ids]))
    .orderBy(desc(market));
  const byDossier = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byDossier].map(([id, some]) => [
      id,
      some.map(({ window: told, states: theirs }) => ({ ...told, ...(theirs && { states: theirs }) })),
    ]),
  );
}
