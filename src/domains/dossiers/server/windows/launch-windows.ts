import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { published } from '../queries.ts';
import { dossiers } from '../tables.ts';
import { dossierWindows, launchWindows } from './tables.ts';

/** When a dossier may be launched in each market, as it was worked out (§20.4, §20.6). */
export function launchWindowRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'GET /api/dossiers/:id/launch-windows', async ({ params }) => {
    const { presentation, windows } = await readWindows(db, params.id);
    const isOfIt = and(eq(dossiers.presentationId, presentation), published);
    return { data: windows, presentation: String(presentation), dossiers: await db.$count(dossiers, isOfIt) };
  });
}

/** The windows of a published dossier, and which presentation it is. Throws AppError 'not-found'. */
export async function readWindows(
  db: Queryable,
  id: number,
): Promise<{ presentation: number; windows: LaunchWindow[] }> {
  const rows = await db
    .select({
      presentation: dossiers.presentationId,
      market: launchWindows.market,
      earliest: launchWindows.earliest,
      asOf: launchWindows.asOf,
      bySettlement: launchWindows.bySettlement,
      states: launchWindows.states,
      state: launchWindows.state,
      hardUntil: launchWindows.hardUntil,
      softUntil: launchWindows.softUntil,
      reasons: launchWindows.reasons,
    })
    .from(dossiers)
    .leftJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .leftJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(and(eq(dossiers.id, id), published));
  const [first] = rows;
  if (first === undefined) throw new AppError('not-found', messages.dossierMissing);
  const windows = windowMarkets.map((market) => {
    const row = rows.find((one) => one.market === market);
    if (row === undefined) return notYet(market);
    const { presentation: _of, states, ...window } = row;
    return { ...window, ...(states && { states }) } as LaunchWindow;
  });
  return { presentation: first.presentation, windows };
}

/** Of a dossier that was listed a moment ago. */
export function notYet(market: LaunchWindow['market']): LaunchWindow {
  const told = {
    kind: 'no match',
    hard: false,
    counts: true,
    code: null,
    number: null,
    until: null,
  } as const;
  const words = 'It is being looked up in the registers. Look again in a minute.';
  return {
    ...{ market, earliest: null, asOf: null, state: 'unknown', hardUntil: null, softUntil: null },
    reasons: [{ ...told, source: 'desk', edition: null, words }],
  };
}
