/**
 * What a euro was in other currencies on that day: the euro foreign exchange reference rates of the European Central
 * Bank. Amounts are compared by them, never changed: the same listings always come in the same order.
 */
export const euroRates: { day: string; rates: Readonly<Record<string, number>> } = {
  day: '2025-03-14',
  rates: {
    ...{ EUR: 1, USD: 1.0889, JPY: 161.88, BGN: 1.9558, CZK: 25.014, DKK: 7.4601, GBP: 0.84183, HUF: 399.48 },
    ...{ PLN: 4.1723, RON: 4.9768, SEK: 11.0538, CHF: 0.9641, ISK: 145.9, NOK: 11.62, TRY: 39.9381 },
    ...{ AUD: 1.7237, BRL: 6.2683, CAD: 1.5691, CNY: 7.8822, HKD: 8.4635, IDR: 17_811.63, ILS: 4.0019 },
    ...{ INR: 94.6655, KRW: 1582.87, MXN: 21.7571, MYR: 4.8418, NZD: 1.8985, PHP: 62.372, SGD: 1.4536 },
    ...{ THB: 36.658, ZAR: 19.7832 },
  },
};

/** An amount in euros, to the cent; null for a currency of which the bank tells no rate. */
export function inEuros(amount: number, currency: string): number | null {
  const rate = euroRates.rates[currency];
  return rate === undefined ? null : Math.round((amount / rate) * 100) / 100;
}
