import { groupDigits, money } from '#platform/contract/amounts.ts';
import type { RankedOffer, Span } from '../../contract/ranking.ts';

/** '1,250 EUR', or '900 to 1,250 EUR' of a range. */
export function spanInWords({ low, high }: Span, currency: string): string {
  return low === high ? money(low, currency) : `${groupDigits(low)} to ${money(high, currency)}`;
}

export function placeInWords({ cost }: RankedOffer): string {
  if (cost === null) return 'Not ranked';
  return cost.best === cost.worst ? String(cost.best) : `${cost.best} to ${cost.worst}`;
}

/** By its letter an offer is known in chart and tables: 'A' for the first that was asked for. */
export function letterOf(offer: number): string {
  return String.fromCharCode(65 + offer);
}
