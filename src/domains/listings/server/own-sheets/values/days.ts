import { readDay } from '../../imports/cells.ts';

export type DayOrder = 'day-first' | 'month-first';

/** What a text says of a day: one, two that it could be, or none. */
export type DayRead =
  | { day: string }
  | { either: [dayFirst: string | null, monthFirst: string | null] }
  | { none: true };

/** '2027-05-12', '12-May-2027', '12/05/2027', '12.5.27': of the last two only the column tells which is the month. */
export function readWrittenDay(text: string): DayRead {
  const certain = readDay(text.replaceAll(/[ .]/g, '-').replaceAll(/-+/g, '-'));
  if (certain) return { day: certain };
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (year === '') return { none: true };
  const full = year.length === 2 ? `20${year}` : year;
  const dayFirst = isoOf(full, second, first);
  const monthFirst = isoOf(full, first, second);
  if (dayFirst === null && monthFirst === null) return { none: true };
  return dayFirst === monthFirst ? { day: dayFirst as string } : { either: [dayFirst, monthFirst] };
}

function isoOf(year: string, month: string, day: string): string | null {
  return readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
