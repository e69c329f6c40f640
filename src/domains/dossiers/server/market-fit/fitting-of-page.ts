import type { Database } from '#platform/server/database/database.ts';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import { readFeed } from '../search/feed.ts';
import { fitsOf } from './fitting.ts';

/** Which of several ticked countries each dossier of a page fits (§23.4), as the index judges it; one alone all of them fit. */
export async function fittingOf(
  db: Database,
  ids: readonly number[],
  ticked: readonly string[],
): Promise<{ fitting?: Record<string, FitMarket[]> }> {
  if (ticked.length < 2 || ids.length === 0) return {};
  const rows = await readFeed(db, [...ids]);
  const fitting = rows.map((row) => {
    const fits = fitsOf(row, row.product.dosageForm).filter((market) => ticked.includes(market));
    return [String(row.id), fits] as const;
  });
  return { fitting: Object.fromEntries(fitting) };
}
