import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { call } from '#platform/web/call/call.ts';

/**
 * What each country makes of a dossier that is asked for: with the form, which would move below the gaps that are told
 * later (§23.6). Nobody is kept from asking where it cannot be loaded.
 */
export function loadFits(id: string, signal: AbortSignal): Promise<readonly MarketFit[]> {
  return call('GET /api/dossiers/:id/market-fit', { params: { id }, signal }).then(
    ({ data }) => data.markets,
    () => [],
  );
}
