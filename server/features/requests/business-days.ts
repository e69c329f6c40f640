/** Where and when the desk works: Monday to Friday in its time zone, holidays apart. */
export type Calendar = {
  timeZone: string;
  /** As '2026-12-25'. */
  holidays: ReadonlySet<string>;
};

/** A day of the calendar as ISO 8601 writes it. Two compare as text. */
export type Day = string;

const hour = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The day that it is in a time zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  return formatOf(timeZone).format(instant);
}

function shift(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first instant of a day: halved towards, because where clocks change it need not read 00:00. */
function startOf(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
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
  return new Date(startOf(shift(day, 1), timeZone) - 1);
}

export function isBusinessDay(day: Day, { holidays }: Calendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The business day so many of them after a day, which itself does not count. Less than one is one. */
export function businessDayAfter(day: Day, count: number, calendar: Calendar): Day {
  let reached = day;
  for (let left = Math.max(1, count); left > 0; ) {
    reached = shift(reached, 1);
    if (isBusinessDay(reached, calendar)) left -= 1;
  }
  return reached;
}

/** How many business days come after a day, up to and with a last one. */
export function countBusinessDays(day: Day, last: Day, calendar: Calendar): number {
  let count = 0;
  for (let next = shift(day, 1); next <= last; next = shift(next, 1)) {
    if (isBusinessDay(next, calendar)) count += 1;
  }
  return count;
}

/** The last business day before a day. */
export function businessDayBefore(day: Day, calendar: Calendar): Day {
  let reached = shift(day, -1);
  while (!isBusinessDay(reached, calendar)) reached = shift(reached, -1);
  return reached;
}
