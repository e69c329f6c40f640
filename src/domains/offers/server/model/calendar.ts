import { type Figure, figure, one } from './numbers.ts';

/** How long after the plan's start a day lies: whole years, and days of the year that it lies in. */
export type Delay = { years: number; days: number; of: number };

export const atStart: Delay = { years: 0, days: 0, of: 365 };

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day so many years later; of 29 February the 28th where there is none, as sheets count it. */
export function yearsAfter(start: string, years: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds;
}

/** What fell due before the start is paid at the start. */
export function delayOf(start: string, day: string): Delay {
  if (day <= start) return atStart;
  const guess = Number(day.slice(0, 4)) - Number(start.slice(0, 4));
  const years = yearsAfter(start, guess) > day ? guess - 1 : guess;
  const turn = yearsAfter(start, years);
  return { years, days: daysBetween(turn, day), of: daysBetween(turn, yearsAfter(start, years + 1)) };
}

/** By what is divided that is paid then: whole years compound, within a year interest is simple (§24.1). */
export function discountAfter({ years, days, of }: Delay, rate: Figure): Figure {
  return one
    .plus(rate)
    .pow(years)
    .times(one.plus(rate.times(days).div(figure(of))));
}
