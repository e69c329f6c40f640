import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';
import { dossierWindows, launchWindows } from '../windows/tables.ts';

/** Until when the rest of the EU recognises what some of its states approved, as the window's reasons tell (§20.3); null where they do not. */
export async function findRecognition(db: Queryable, dossierId: number): Promise<string | null> {
  const [row] = await db
    .select({ reasons: launchWindows.reasons })
    .from(dossierWindows)
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(and(eq(dossierWindows.dossierId, dossierId), eq(launchWindows.market, 'EU')));
  const told = row?.reasons.find(
    ({ kind, code }) => kind === 'readiness' && code?.startsWith('approved in '),
  );
  return told?.until ?? null;
}

type OfState = Pick<MarketFit, 'status' | 'launch'>;

/**
 * What of a window that is some states' own holds for one country: it is one of them, or it recognises what they approved, or
 * nothing is told of it. What stands in another state is none of its own.
 */
export function ofState(market: FitMarket, { status, launch }: OfState, recognition: string | null): OfState {
  if (launch?.states === undefined) return { status, launch };
  const { states, ...rest } = launch;
  if (states.includes(market)) return { status, launch: rest };
  if (recognition === null) return { status, launch: { ...rest, earliest: null } };
  const { hardUntil } = rest;
  const earliest = hardUntil !== null && hardUntil > recognition ? hardUntil : recognition;
  const isOwn = status !== null && status.stage !== 'unread';
  return {
    status: isOwn ? status : { stage: 'recognition', month: recognition.slice(0, 7), states },
    launch: { ...rest, earliest },
  };
}
