import { dictionary } from '#platform/contract/dictionary.ts';

/** The currencies in which owners ask for money. */
export const readCurrencies = [
  ...['EUR', 'USD', 'GBP', 'INR', 'CHF', 'JPY', 'CNY', 'AUD', 'CAD', 'NZD', 'SEK', 'NOK', 'DKK', 'ISK'],
  ...['PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'ZAR', 'BRL', 'MXN', 'KRW', 'SGD', 'HKD', 'IDR', 'ILS'],
  ...['MYR', 'PHP', 'THB', 'AED', 'SAR'],
];

/**
 * What else they are called, in small letters. '$' alone is the dollar of the United States, as the trade quotes; what
 * several countries call theirs (Rs, ¥, kr, pound) is left out, because nobody may guess between them.
 */
const otherNames = dictionary<string>({
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  usd$: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  '£': 'GBP',
  'pound sterling': 'GBP',
  'pounds sterling': 'GBP',
  '₹': 'INR',
  'indian rupees': 'INR',
  'swiss francs': 'CHF',
  sfr: 'CHF',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  '₩': 'KRW',
});

/** Every name of a currency, in small letters. */
export const currencyNames: readonly string[] = [
  ...readCurrencies.map((code) => code.toLowerCase()),
  ...Object.keys(otherNames),
];

export function currencyOf(name: string): string {
  return otherNames[name] ?? name.toUpperCase();
}
