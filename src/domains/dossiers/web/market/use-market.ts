import { call } from '#platform/web/call/call.ts';
import { type Answer, useAnswer } from '#platform/web/call/use-answer.ts';
import type { Market } from '../../contract/market-figures/market-calls.ts';

/** What the market says of a presentation, apart from the page that shows it. */
export function useMarket(presentation: string): { market: Answer<Market>; retry: () => void } {
  const { answer, retry } = useAnswer(presentation, async (signal) => {
    const { data } = await call('GET /api/presentations/:presentation/market', {
      params: { presentation },
      signal,
    });
    return data;
  });
  return { market: answer, retry };
}
