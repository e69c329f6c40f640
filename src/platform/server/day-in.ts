/** The first and the last instant that a day of four digits holds wherever it is read: in milliseconds since 1970. */
export const [firstInstant, lastInstant] = [Date.parse('1000-01-02'), Date.parse('9999-12-30')];

/** Kept: to make one takes fifteen times as long as to write a day by it, and every search asks for one. */
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

/** The day that it is in a time zone, as '2026-11-23'. */
export function dayIn(timeZone: string, instant = new Date()): string {
  const within = Math.min(Math.max(instant.getTime(), firstInstant), lastInstant);
  return formatOf(timeZone).format(within);
}
