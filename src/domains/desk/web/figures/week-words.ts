import { shortCalendarDayOf } from '#ui/dates.ts';

/** '3 Nov', the Monday of a week. */
export function weekWords(week: string): string {
  return shortCalendarDayOf(week);
}

/** The days of a week, as a table's filter takes them. */
export function daysOfWeek(week: string): string {
  const last = new Date(`${week}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + 6);
  return `${week}..${last.toISOString().slice(0, 10)}`;
}

/** The last thirty days, today included, in the same manner. */
export function lastThirtyDays(): string {
  const first = new Date();
  first.setUTCDate(first.getUTCDate() - 29);
  return `${first.toISOString().slice(0, 10)}..`;
}
