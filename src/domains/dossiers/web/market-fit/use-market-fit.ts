import { call } from '#platform/web/call/call.ts';
import { type Answer, useAnswer } from '#platform/web/call/use-answer.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';

export type Fits = { exclusivity: string; holder: string; markets: readonly MarketFit[] };

/** Where a dossier fits, apart from the page that shows it. */
export function useMarketFit(dossier: string): { fits: Answer<Fits>; retry: () => void } {
  const { answer, retry } = useAnswer(dossier, async (signal) => {
    const { data } = await call('GET /api/dossiers/:id/market-fit', { params: { id: dossier }, signal });
    return data;
  });
  return { fits: answer, retry };
}
