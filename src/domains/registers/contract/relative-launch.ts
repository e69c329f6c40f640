import { addMonths } from './days.ts';
import { type WindowMarket, windowMarkets } from './window-markets.ts';

/** A launch from now until so many months after the day on which it is asked for, whichever that is; 0 is now. */
export type RelativeLaunch = { market: WindowMarket; within: number };

/** 'us:now' and 'us:12m', as a search keeps it; null for anything else. */
export function readRelative(written: string): RelativeLaunch | null {
  const [, name, months = '0'] = /^([a-z]+):(?:now|([1-9]\d{0,2})m)$/.exec(written) ?? [];
  const market = windowMarkets.find((each) => each.toLowerCase() === name);
  return market === undefined ? null : { market, within: Number(months) };
}

export function writeRelative({ market, within }: RelativeLaunch): string {
  return `${market.toLowerCase()}:${within === 0 ? 'now' : `${within}m`}`;
}

/** What is asked for on a day, as the finder's calls take it. */
export function onDay(
  { market, within }: RelativeLaunch,
  today: string,
): { market: WindowMarket; to: string } {
  return { market, to: addMonths(today, within) };
}
