import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { published } from '../queries.ts';
import { dossiers } from '../tables.ts';
import { notYet } from './launch-windows.ts';
import { dossierWindows, launchFacts, launchWindows } from './tables.ts';

/**
 * The windows of a presentation, whoever offers it: those kept of what most of its listings say, without the readiness
 * that is a dossier's own (§20.7). Null where every listing has a settlement, which stands in the place of the patents.
 */
export async function readPresentationWindows(
  db: Queryable,
  presentationId: number,
): Promise<LaunchWindow[] | null> {
  const hasSettlements = sql<boolean>`${launchFacts.facts}->'settlements' <> '[]'`;
  const shared = await db
    .select({ id: launchFacts.id, hasSettlements })
    .from(dossiers)
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchFacts, eq(launchFacts.id, dossierWindows.factsId))
    .where(and(eq(dossiers.presentationId, presentationId), published))
    .groupBy(launchFacts.id)
    .orderBy(desc(count()), launchFacts.id);
  if (shared.length === 0) return windowMarkets.map(notYet);
  const facts = shared.find((one) => !one.hasSettlements);
  if (facts === undefined) return null;
  const kept = await db.select().from(launchWindows).where(eq(launchWindows.factsId, facts.id));
  return windowMarkets.map((market) => {
    const row = kept.find((one) => one.market === market);
    return row === undefined ? notYet(market) : withoutReadiness(row);
  });
}

function withoutReadiness(row: typeof launchWindows.$inferSelect): LaunchWindow {
  const { market, state, asOf, hardUntil, softUntil, reasons } = row;
  return {
    ...{ market, state, asOf, hardUntil, softUntil },
    earliest: state === 'unknown' ? null : (hardUntil ?? asOf),
    reasons: reasons.filter(({ kind }) => kind !== 'readiness'),
  };
}
