import bundled from './euro-rates.json' with { type: 'json' };
import type { Money } from './quantities.ts';

/**
 * What a euro was in other currencies on one day: the reference rates of the European Central Bank, as `npm run rates`
 * took them over (§12.14). Amounts are compared by them and told again for reading, never changed: the same listings
 * always come in the same order.
 */
export const euroRates: { day: string; source: string; rates: Readonly<Record<string, number>> } = {
  ...bundled,
  rates: { EUR: 1, ...bundled.rates },
};

/** An amount in euros, to the cent; null for a currency of which the bank tells no rate. */
export function inEuros(amount: number, currency: string): number | null {
  const rate = euroRates.rates[currency];
  return rate === undefined ? null : Math.round((amount / rate) * 100) / 100;
}

/** By what fees are compared: the lower end in euros. Nothing is 0 in any currency; an amount without one is unknown. */
export function comparedInEuros(money: Money | null): number | null {
  if (money === null) return null;
  if (money.from === 0) return 0;
  return money.currency === null ? null : inEuros(money.from, money.currency);
}

/** Money in another currency, unrounded; null where one of the two has no rate, or nothing is to be converted. */
export function convert({ from, to, currency }: Money, wanted: string): Money | null {
  const given = currency === null ? undefined : euroRates.rates[currency];
  const asked = euroRates.rates[wanted];
  if (given === undefined || asked === undefined || currency === wanted) return null;
  return { from: (from / given) * asked, to: (to / given) * asked, currency: wanted };
}
