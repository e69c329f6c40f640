import { monthNames } from '#platform/contract/dates.ts';

const months = monthNames.map((name) => name.toLowerCase());
/** No medicine was licensed before, and no right lasts as long as that. */
const [firstYear, lastYear] = [1900, 2100];

/** `2027-05-21` of what stands in a calendar; null for any other. */
function dayOf(year: number, month: number, day: number): string | null {
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

function monthOf(name: string | undefined): number {
  return months.indexOf(name?.toLowerCase() ?? '') + 1;
}

/** `May 21, 2027`, as the Orange Book writes days; null for what is none. */
export function readOrangeDay(text: string): string | null {
  const [, month, day, year] = /^([A-Za-z]{3}) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  return dayOf(Number(year), monthOf(month), Number(day));
}

/**
 * `2-Dec-87`, as the Purple Book writes days. Its years have two digits: they are those of the hundred years of which
 * `lastOfCentury` is the last.
 */
export function readPurpleDay(text: string, lastOfCentury: number): string | null {
  const [, day, month, short] = /^(\d{1,2})-([A-Za-z]{3})-(\d{2})$/.exec(text) ?? [];
  if (short === undefined) return null;
  const year = lastOfCentury - ((((lastOfCentury - Number(short)) % 100) + 100) % 100);
  return dayOf(year, monthOf(month), Number(day));
}

/** `22/08/2024`, as the EMA writes days, or `2024-08-22` where the sheet itself knows it to be one. */
export function readEmaDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
}

/** `8/22/2024` or `08/22/2024`, as the FDA's lists write days, or `2024-08-22` where the sheet itself knows it to be one. */
export function readAmericanDay(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  return /^\d{4}-/.test(text) ? readEmaDay(text) : null;
}
