import { shortDate } from '#platform/contract/dates.ts';

/** ISO days, reckoned as registers do: six months after the 31st of August is the last of February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const last = new Date(Date.UTC(Math.floor(at / 12), (at % 12) + 1, 0)).getUTCDate();
  return [
    String(Math.floor(at / 12)).padStart(4, '0'),
    String((at % 12) + 1).padStart(2, '0'),
    String(Math.min(date, last)).padStart(2, '0'),
  ].join('-');
}

export function addYears(day: string, years: number): string {
  return addMonths(day, years * 12);
}

/** The last of some days; undefined of none. */
export function latest(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>(
    (one, other) => (one === undefined || other > one ? other : one),
    undefined,
  );
}

/** The first of some days; undefined of none. */
export function earliest(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>(
    (one, other) => (one === undefined || other < one ? other : one),
    undefined,
  );
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** '21 May 2027', and '10 June 2026': for sentences. */
export function inWords(day: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** '21 May 2027', and '10 Jun 2026': for lines and tables. */
export function inShort(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return shortDate(year, month, date);
}

/** 'Aug 2034', where the day is not what one asks for. */
export function inMonth(day: string): string {
  return inShort(day).replace(/^\d+ /, '');
}
