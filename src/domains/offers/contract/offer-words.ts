import { groupDigits, money } from '#platform/contract/amounts.ts';
import type { CostPart } from './offer-limits.ts';
import type { RankedOffer, Span } from './ranking.ts';

/** What page, letter, workbook and board say alike of what an offer costs. */

export const partNames: Record<CostPart, string> = {
  fees: 'Fees',
  tooling: 'Tooling',
  supply: 'Supply, freight and duty',
  royalty: 'Royalty',
  share: 'Profit share',
};

/** '1,250 EUR', or '900 to 1,250 EUR' of a range. */
export function spanInWords({ low, high }: Span, currency: string): string {
  return low === high ? money(low, currency) : `${groupDigits(low)} to ${money(high, currency)}`;
}

/** '2', or '2 to 4' where ranges overlap. */
export function placeInWords({ cost }: Pick<RankedOffer, 'cost'>): string {
  if (cost === null) return 'Not ranked';
  return cost.best === cost.worst ? String(cost.best) : `${cost.best} to ${cost.worst}`;
}
