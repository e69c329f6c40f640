import type { z } from 'zod';
import { euroRates } from '#domains/catalogue/contract/euro-rates.ts';
import type { ranking } from '../../contract/ranking.ts';
import { type Figure, figure } from './numbers.ts';

/** What a euro was in other currencies on one day, as decimal text. */
export type Rates = z.infer<typeof ranking>['rates'];

/** Of the day that the product brings along (§12.14). Its numbers were read from decimal text, which they give back. */
export function ratesOfTheDay(): Rates {
  const { day, source, rates } = euroRates;
  return {
    ...{ day, source },
    perEuro: Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, String(rate)])),
  };
}

/** What one of a currency is in another; null where one of both had no rate that day. */
export function exchange({ perEuro }: Rates, from: string, to: string): Figure | null {
  const [given, wanted] = [perEuro[from], perEuro[to]];
  if (given === undefined || wanted === undefined) return null;
  return from === to ? figure(1) : figure(wanted).div(figure(given));
}
