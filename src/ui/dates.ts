const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '3 Nov 2026', where the reader is. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

/** '3 Nov', where the reader is. */
export function shortDayOf(iso: string): string {
  return shortDay.format(new Date(iso));
}

/** 'Tuesday 3 November 2026', where the reader is. */
export function longDayOf(iso: string): string {
  return longDay.format(new Date(iso));
}

/** '3 Nov 2026' for a day of the calendar, '2026-11-03', which is the same everywhere. */
export function calendarDayOf(date: string): string {
  return day.format(new Date(`${date}T00:00:00`));
}

/** '3 November 2026' for a day of the calendar. */
export function calendarDayInFull(date: string): string {
  return fullDay.format(new Date(`${date}T00:00:00`));
}

/** '14:05', where the reader is. */
export function timeOf(iso: string): string {
  return time.format(new Date(iso));
}

/** '3 Nov 2026, 14:05', where the reader is. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
