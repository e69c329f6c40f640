/** The first and the last instant that a day of four digits holds wherever it is read: in milliseconds since 1970. */
export const [firstInstant, lastInstant] = [Date.parse('1000-01-02'), Date.parse('9999-12-30')];

/** With the last day that was written by each: every search asks for today's, and no zone changes it within a second. */
type Zone = { format: Intl.DateTimeFormat; second: number; day: string };
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zone = { format, second: Number.NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** The day that it is in a time zone, as '2026-11-23'. */
export function dayIn(timeZone: string, instant = new Date()): string {
  const within = Math.min(Math.max(instant.getTime(), firstInstant), lastInstant);
  const zone = zoneOf(timeZone);
  const second = Math.floor(within / 1_000);
  if (second !== zone.second) {
    zone.day = zone.format.format(within);
    zone.second = second;
  }
  return zone.day;
}
