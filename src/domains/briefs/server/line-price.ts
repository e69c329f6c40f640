import type { PriceLine } from '#domains/requests/contract/deal-values.ts';
import { packKey } from '#domains/requests/contract/terms/row-keys.ts';
import { compareAmounts } from '#platform/contract/amounts.ts';
import type { BriefLine } from '../contract/brief-lines.ts';
import type { LatestOffer } from '../contract/briefs.ts';

/**
 * What an offer says by strength and pack, of the lines that it was asked for: one price, or from the lowest to the highest;
 * of all that it prices where it has none of those. Null where it prices none.
 */
export function linePrice(
  prices: readonly PriceLine[],
  asked: readonly Pick<BriefLine, 'strength' | 'packUnits'>[],
): LatestOffer['linePrice'] {
  const keys = new Set(asked.map(packKey));
  const wanted = prices.filter((line) => keys.has(packKey(line)));
  const told = (wanted.length > 0 ? wanted : prices).toSorted((one, other) =>
    compareAmounts(one.price, other.price),
  );
  const [lowest, highest] = [told[0], told.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const of =
    told.length === 1
      ? `pack of ${lowest.packUnits}, ${lowest.strength}`
      : `pack, ${told.length} strengths and packs`;
  return { low: lowest.price, high: highest.price, of };
}
