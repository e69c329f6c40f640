import { monthOf } from '#domains/catalogue/contract/reading/year-months.ts';
import { monthNames } from '#platform/contract/dates.ts';
import { namedMonth } from './words-read.ts';

/** The first and the last month of what is named, as 'YYYY-MM': of 'Q1 2026' January and March. */
export type Period = { from: string; month: string };

/** Of several the one that ends last: a day told by it is too early for none of them. */
export function lastOf(periods: readonly Period[]): Period | undefined {
  return periods.toSorted((one, other) => (one.month < other.month ? -1 : 1)).at(-1);
}

const named = monthNames.join('|');
/** In small letters, the ones that hold others first. */
const patterns: readonly [RegExp, (found: readonly (string | undefined)[]) => Period | null][] = [
  [
    /(?<![\p{L}\d])([qh])([1-4])[ /'’-]{0,3}((?:19|20)?\d\d)(?!\d)/gu,
    ([, kind, nth, year]) => partOf(kind, nth, year),
  ],
  [
    /(?<![\p{L}\d])([1-4])([qh])[ /'’-]{0,3}((?:19|20)?\d\d)(?!\d)/gu,
    ([, nth, kind, year]) => partOf(kind, nth, year),
  ],
  [
    /(?<!\d)((?:19|20)\d\d)[ /-]{0,2}([qh])([1-4])(?![\p{L}\d])/gu,
    ([, year, kind, nth]) => partOf(kind, nth, year),
  ],
  // 'Mar-26' and 'Mar '26'; 'Mar 26' where no year follows, of which it would be the day.
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${named})[a-z]{0,6}\\.?(?:-| ?['’]|(?= 2\\d(?!\\d|st|nd|rd|th|,? ?(?:19|20)\\d\\d)) )(\\d\\d)(?![\\d/-])`,
      'giu',
    ),
    ([, name = '', year]) => monthIn(monthNames.findIndex((one) => one.toLowerCase() === name) + 1, year),
  ],
  [/(?<![\w./-])(0?[1-9]|1[0-2])\/(\d\d)(?![\w/.-])/g, ([, month, year]) => monthIn(Number(month), year)],
];
const bareYear = /(?<![\d/])(?:19|20)\d\d(?![\d/])/g;

/** What months, quarters, halves and years a text names, and what it says besides. A year counts where nothing else is named. */
export function takePeriods(text: string): { periods: Period[]; rest: string } {
  let rest = text.toLowerCase();
  const periods: Period[] = [];
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => Period | null) => {
    rest = rest.replace(pattern, (...found) => {
      const groups = typeof found.at(-1) === 'object' ? found.at(-1) : undefined;
      const period = read(Object.assign(found, { groups }) as unknown as RegExpExecArray);
      if (period !== null) periods.push(period);
      return ' ';
    });
  };
  take(namedMonth, ({ groups }) => {
    const month = monthOf(groups ?? {});
    return month === null ? null : { from: month, month };
  });
  for (const [pattern, read] of patterns) take(pattern, read);
  const isDated = periods.length > 0;
  take(bareYear, ([year]) => (isDated ? null : { from: `${year}-01`, month: `${year}-12` }));
  return { periods, rest };
}

function partOf(kind: string | undefined, nth: string | undefined, year: string | undefined): Period {
  const months = kind === 'h' ? 6 : 3;
  const last = Math.min(12, Number(nth) * months);
  return { from: inYear(last - months + 1, year), month: inYear(last, year) };
}

function monthIn(month: number, year: string | undefined): Period {
  const one = inYear(month, year);
  return { from: one, month: one };
}

function inYear(month: number, year = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`;
}
