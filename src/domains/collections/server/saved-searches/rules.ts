import { onDay as launchOnDay, readRelative } from '#domains/registers/contract/relative-launch.ts';
import type { AlertRhythm, SavedKind } from '../../contract/saved-searches.ts';

export type NewListing = { id: number; code: string; title: string; listedAt: Date };

/** A finder, or the opportunities, as saved searches ask them. */
export type SavedSearchFinder = {
  /** The listings that a search finds, by number, the latest first. */
  findIds(search: Record<string, unknown>, limit: number): Promise<number[]>;
  /** What is told of them, in their order. */
  read(ids: readonly number[]): Promise<NewListing[]>;
  /** Takes over what has been committed until now. */
  refresh(): Promise<void>;
};
export type SavedSearchFinders = Record<SavedKind, SavedSearchFinder>;

type Search = Record<string, unknown>;

/**
 * A search as it is kept: of a launch within months, which its address says ('us:12m'), those words in the place of the day
 * that they came to when it was saved.
 */
export function keptSearch({ search, address }: { search: Search; address: string }): Search {
  const written = new URLSearchParams(address).get('launch') ?? '';
  return search.launch === undefined || readRelative(written) === null
    ? search
    : { ...search, launch: written };
}

/** The same as it is asked for on a day. */
export function launchOn(search: Search, today: string): Search {
  const relative = typeof search.launch === 'string' ? readRelative(search.launch) : null;
  return relative === null ? search : { ...search, launch: launchOnDay(relative, today) };
}

/** A search that finds more keeps no numbers: it would be 20 kB and more to read every minute. */
export const mostMatched = 5_000;

/** The numbers that a search keeps out of those it finds; null for too many. */
export function keptIds(ids: readonly number[]): number[] | null {
  return ids.length > mostMatched ? null : [...ids].sort((one, other) => one - other);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When alerts leave that do not leave at once. */
const alertHour = 8;
const monday = 1;

/**
 * A listing's day is that of the transaction which wrote it, and it shows only once that has committed. Where alerts go
 * by the day, a younger listing than this waits, so that none is passed by because its import took its time.
 */
export const settlingTime = 1.5 * minute;

/** When the next alert may leave (§14.3); null where none is wanted. */
export function nextAlertAt(rhythm: AlertRhythm, now: Date, timeZone: string): Date | null {
  if (rhythm === 'none') return null;
  if (rhythm === 'instant') return now;
  for (let ahead = 0; ; ahead += 1) {
    const at = onDay(new Date(now.getTime() + ahead * day), timeZone);
    const isDay = rhythm === 'daily' || weekdayOf(at, timeZone) === monday;
    if (at > now && isDay) return at;
  }
}

/** The hour of alerts on the day that it is there at this moment. */
function onDay(moment: Date, timeZone: string): Date {
  const { year, month, date } = wallClock(moment, timeZone);
  const wanted = Date.UTC(year, month - 1, date, alertHour);
  // The offset before and after a change of the clocks differ: the second guess starts from the first one's.
  const guess = wanted - offsetAt(new Date(wanted), timeZone);
  return new Date(wanted - offsetAt(new Date(guess), timeZone));
}

function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, date, hours, minutes } = wallClock(moment, timeZone);
  return Date.UTC(year, month - 1, date, hours, minutes) - Math.floor(moment.getTime() / minute) * minute;
}

function weekdayOf(moment: Date, timeZone: string): number {
  const { year, month, date } = wallClock(moment, timeZone);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
}

/** What a clock on the wall shows there. */
function wallClock(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    date: part('day'),
    hours: part('hour'),
    minutes: part('minute'),
  };
}
