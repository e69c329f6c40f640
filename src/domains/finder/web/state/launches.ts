import {
  onDay,
  type RelativeLaunch,
  readRelative,
  writeRelative,
} from '#domains/registers/contract/relative-launch.ts';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { calendarDayOf } from '#ui/dates.ts';

/** When a launch is asked for, and where: both days, as `2027-05-21`, belong to it, and one of them is there. */
export type LaunchDays = { market: WindowMarket; from?: string; to?: string };
/** By days, or within so many months of whichever day it is asked for. */
export type Launch = (LaunchDays & { within?: never }) | (RelativeLaunch & { from?: never; to?: never });

/**
 * A launch as it stands in the address, 'us:2027-01-01..2028-12-31', 'us:now', 'us:12m'; null for what nobody could ask
 * for.
 */
export function readLaunch(written: string): Launch | null {
  const relative = readRelative(written);
  if (relative !== null) return relative;
  const [, name, from = '', to = ''] = /^([a-z]+):([\d-]*)\.\.([\d-]*)$/.exec(written) ?? [];
  const market = windowMarkets.find((each) => each.toLowerCase() === name);
  if (market === undefined || (from === '' && to === '')) return null;
  if ([from, to].some((day) => day !== '' && !isDay(day))) return null;
  if (from !== '' && to !== '' && from > to) return null;
  return { market, ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

/** The same launch always the same way; nothing without an end. */
export function writeLaunch(launch: Launch): string {
  if (launch.within !== undefined) return writeRelative(launch);
  const { market, from = '', to = '' } = launch;
  return from === '' && to === '' ? '' : `${market.toLowerCase()}:${from}..${to}`;
}

/** The days that are asked for on a day. */
export function launchOn(launch: Launch, today: string): LaunchDays {
  return launch.within === undefined ? launch : onDay(launch, today);
}

/** 'US now', 'US within 12 months', 'US by 23 Nov 2028', 'EU from 1 Jan 2027 to 31 Dec 2028'. */
export function launchWords(written: string): string {
  const launch = readLaunch(written);
  if (launch === null) return '';
  const { market, from, to, within } = launch;
  if (within !== undefined) return `${market} ${within === 0 ? 'now' : `within ${within} months`}`;
  if (from === undefined) return `${market} by ${calendarDayOf(to ?? '')}`;
  const since = `${market} from ${calendarDayOf(from)}`;
  return to === undefined ? since : `${since} to ${calendarDayOf(to)}`;
}

/**
 * What somebody typed into one of the two fields, as a day: a year, a quarter ('2027 Q3', 'Q3/2027') and a month are
 * their first day or their last one. Undefined for what is no day.
 */
export function typedDay(end: 'from' | 'to', typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return '';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? text : undefined;
  const [, first, second] = /^(\d{4})(?:[ /.-]*(q[1-4]|\d{1,2}))?$/.exec(text) ?? [];
  const [, early, late] = /^(q[1-4]|\d{1,2})[ /.-]+(\d{4})$/.exec(text) ?? [];
  const [year, part] = first === undefined ? [late, early] : [first, second];
  if (year === undefined) return undefined;
  const [begins, months] = monthsOf(part);
  if (begins < 1 || begins > 12) return undefined;
  const day = `${year}-${String(begins).padStart(2, '0')}-01`;
  if (!isDay(day)) return undefined;
  return end === 'from' ? day : toDay(new Date(Date.UTC(Number(year), begins - 1 + months, 0)));
}

/** The first month of a part of a year, and how many it has. */
function monthsOf(part: string | undefined): [begins: number, months: number] {
  if (part === undefined) return [1, 12];
  return part.startsWith('q') ? [3 * Number(part.slice(1)) - 2, 3] : [Number(part), 1];
}

function isDay(day: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) && toDay(new Date(`${day}T00:00:00Z`)) === day;
}

function toDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
