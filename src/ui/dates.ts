/** A day has one form on pages, here and in `platform/contract/dates.ts`: '3 Nov 2026'. */
const day = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const shortDay = dates({ day: 'numeric', month: 'short' });
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const time = dates({ hour: '2-digit', minute: '2-digit' });
const ofMoment: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
};
const moment = dates(ofMoment);
const momentInUtc = dates({ ...ofMoment, timeZone: 'UTC' });

/** The platform shortens September to four letters, the product every month to three. */
function dates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', options);
  return (date) => format.format(date).replace(/\bSept\b/, 'Sep');
}

/** '3 Nov 2026', where the reader is. */
export function dayOf(iso: string): string {
  return day(new Date(iso));
}

/** '3 Nov', where the reader is. */
export function shortDayOf(iso: string): string {
  return shortDay(new Date(iso));
}

/** 'Tuesday 3 November 2026', where the reader is. */
export function longDayOf(iso: string): string {
  return longDay(new Date(iso));
}

/** '3 Nov 2026' for a day of the calendar, '2026-11-03', which is the same everywhere. */
export function calendarDayOf(date: string): string {
  return day(startOf(date));
}

/** '3 Nov' for a day of the calendar. */
export function shortCalendarDayOf(date: string): string {
  return shortDay(startOf(date));
}

/** 'Tuesday 3 November 2026' for a day of the calendar. */
export function longCalendarDayOf(date: string): string {
  return longDay(startOf(date));
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00`);
}

/** '14:05', where the reader is. */
export function timeOf(iso: string): string {
  return time(new Date(iso));
}

/** '3 Nov 2026, 14:05', where the reader is. */
export function momentOf(iso: string): string {
  return moment(new Date(iso));
}

/** The same where all clocks agree. */
export function momentInUtcOf(iso: string): string {
  return momentInUtc(new Date(iso));
}

/** Today where the reader is, as `2026-11-23`. */
export function todayHere(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
