import type { FinderQuery, NumberRange } from '#domains/finder/engine/finder.ts';
import { addMonths } from '#domains/registers/contract/days.ts';
import {
  launchMonths,
  type WindowMarket,
  windowMarkets,
} from '#domains/registers/contract/window-markets.ts';
import type { Received } from '#platform/contract/calls.ts';
import type { LaunchCounts } from '../../contract/launch-search.ts';
import { dayNumber, launchColumns } from './launch-days.ts';

/**
 * What a search asks of launches, as the engine takes it. A day that has come is today: what asks from today on, or from
 * before, asks for those too, and what ends before today for none.
 */
export function launchRange(
  launch: Received<'POST /search-dossier', 'body'>['launch'],
  today: string,
): NumberRange[] {
  if (launch === undefined) return [];
  const { market, from, to } = launch;
  const column = launchColumns[market];
  const now = dayNumber(today);
  const first = from === undefined || from <= today ? undefined : dayNumber(from);
  if (to === undefined) return [{ column, from: first }];
  // Where it is still yesterday, that is now.
  if (dayNumber(to) < now - 1) return [{ column, from: now, to: dayNumber(to) }];
  return [{ column, from: first, to: Math.max(dayNumber(to), now) }];
}

/** The days up to which is counted how many may be launched, market by market; and of how many nobody knows a day. */
export function launchTallies(today: string): Tallies {
  if (lastTallies?.today !== today) lastTallies = { today, tallies: talliesOf(today) };
  return lastTallies.tallies;
}

type Tallies = NonNullable<FinderQuery['upTo']>;
/** Every search of a day asks for the same. */
let lastTallies: { today: string; tallies: Tallies } | undefined;

function talliesOf(today: string): Tallies {
  return windowMarkets.flatMap((market) => {
    const column = launchColumns[market];
    const days = launchMonths.map((months) => ({ column, to: dayNumber(addMonths(today, months)) }));
    return [...days, { column, to: null }];
  });
}

/** Under the names of their markets. */
export function toLaunchCounts(upTo: readonly number[] = []): LaunchCounts {
  const each = launchMonths.length + 1;
  const of = (market: WindowMarket) => {
    const first = windowMarkets.indexOf(market) * each;
    return { known: upTo.slice(first, first + each - 1), none: upTo[first + each - 1] ?? 0 };
  };
  const [us, eu] = [of('US'), of('EU')];
  return { US: us.known, EU: eu.known, noDay: { US: us.none, EU: eu.none } };
}
