import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { launchWindows as launchWindowsOf } from '#domains/registers/server/windows/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { published } from '../queries.ts';
import { dossiers } from '../tables.ts';
import { toAsked } from './facts.ts';
import { notYet } from './launch-windows.ts';
import { dossierWindows, launchFacts } from './tables.ts';

/**
 * The windows of a presentation, whoever offers it: of what most of its listings say, as their facts are kept, without
 * the readiness and the settlements that are a dossier's own (§20.7).
 */
export async function readPresentationWindows(
  db: Queryable,
  index: RowIndex,
  { id, today }: { id: number; today: string },
): Promise<LaunchWindow[]> {
  const hasSettlements = sql`${launchFacts.facts}->'settlements' <> '[]'`;
  const [most] = await db
    .select({ facts: launchFacts.facts })
    .from(dossiers)
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchFacts, eq(launchFacts.id, dossierWindows.factsId))
    .where(and(eq(dossiers.presentationId, id), published))
    .groupBy(launchFacts.id)
    .orderBy(hasSettlements, desc(count()), launchFacts.id)
    .limit(1);
  if (most === undefined) return windowMarkets.map(notYet);
  return launchWindowsOf(index, { ...toAsked(most.facts, today), review: null });
}
