import { dayIn, firstInstant, lastInstant } from '#platform/server/day-in.ts';

/** Where and when the desk works: Monday to Friday in its time zone, holidays apart (§10.6). */
export type Calendar = {
  timeZone: string;
  /** As '2026-12-25'. */
  holidays: ReadonlySet<string>;
};

/** A day of the calendar as ISO 8601 writes it, with four digits of the year: two compare as text. */
export type Day = string;

const hour = 3_600_000;
const dayLength = 24 * hour;

// Days are counted by their number since 1970-01-01, so that nothing here takes longer the further a day lies.
const firstNumber = firstInstant / dayLength;
const lastNumber = lastInstant / dayLength;

function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** Beyond what four digits hold a day is the last one that they do. */
function dayOf(number: number): Day {
  const within = Math.min(Math.max(number, firstNumber), lastNumber);
  return new Date(within * dayLength).toISOString().slice(0, 10);
}

/** The first instant of a day: halved towards, because where clocks change it need not read 00:00. */
function startOf(number: number, timeZone: string): number {
  const day = dayOf(number);
  const midnight = numberOf(day) * dayLength;
  let before = midnight - 15 * hour;
  let from = midnight + 15 * hour;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return from;
}

/** The last millisecond of a day. */
export function endOf(day: Day, timeZone: string): Date {
  return new Date(startOf(numberOf(day) + 1, timeZone) - 1);
}

export function isBusinessDay(day: Day, { holidays }: Calendar): boolean {
  return isWeekday(numberOf(day)) && !holidays.has(day);
}

/** 1970-01-01 was a Thursday: counted from the Monday before, Saturday and Sunday come last. */
const mondayBefore = -3;

function isWeekday(number: number): boolean {
  return (((number - mondayBefore) % 7) + 7) % 7 < 5;
}

/** The Mondays to Fridays up to and with a day, counted from that Monday on. */
function weekdaysUpTo(number: number): number {
  const weeks = Math.floor((number - mondayBefore) / 7);
  const place = number - mondayBefore - 7 * weeks;
  return 5 * weeks + Math.min(place + 1, 5);
}

/** The day so many of them after a day. */
function weekdayAfter(number: number, count: number): number {
  const place = weekdaysUpTo(number) + count - 1;
  const weeks = Math.floor(place / 5);
  return mondayBefore + 7 * weeks + (place - 5 * weeks);
}

function businessDaysBetween(from: number, to: number, { holidays }: Calendar): number {
  if (to <= from) return 0;
  let count = weekdaysUpTo(to) - weekdaysUpTo(from);
  for (const holiday of holidays) {
    const number = numberOf(holiday);
    if (number > from && number <= to && isWeekday(number)) count -= 1;
  }
  return count;
}

/** The business day so many of them after a day, which itself does not count. Less than one is one. */
export function businessDayAfter(day: Day, count: number, calendar: Calendar): Day {
  let reached = numberOf(day);
  for (let left = Math.max(1, count); left > 0; ) {
    const next = weekdayAfter(reached, left);
    // As many as are holidays are still to come: less each time, because there are only so many.
    left -= businessDaysBetween(reached, next, calendar);
    reached = next;
  }
  return dayOf(reached);
}

/** How many business days come after a day, up to and with a last one. */
export function countBusinessDays(day: Day, last: Day, calendar: Calendar): number {
  return businessDaysBetween(numberOf(day), numberOf(last), calendar);
}

/** The last business day before a day. */
export function businessDayBefore(day: Day, calendar: Calendar): Day {
  const closed = new Set([...calendar.holidays].map(numberOf));
  let reached = numberOf(day) - 1;
  while (!isWeekday(reached) || closed.has(reached)) reached -= 1;
  return dayOf(reached);
}
