import { calendarDayInFull, calendarDayOf } from '#ui/dates.ts';
import type { LaunchWindow, WindowMarket, WindowReason } from '../contract/launch-windows.ts';
import { editionOldAfterDays } from '../contract/register-rows.ts';
import { endsOf } from './timeline.ts';

const aDay = 86_400_000;

export const marketNames: Readonly<Record<WindowMarket, string>> = {
  US: 'United States',
  EU: 'European Union',
};

const sourceNames: Readonly<Record<WindowReason['source'], string>> = {
  'orange-book-products': 'FDA Orange Book, products',
  'orange-book-patents': 'FDA Orange Book, patents',
  'orange-book-exclusivities': 'FDA Orange Book, exclusivities',
  'purple-book': 'FDA Purple Book',
  'ema-medicines': 'EMA table of medicines',
  owner: 'The dossier’s owner',
  desk: 'Dosebridge’s desk',
  dossier: 'The dossier itself',
};

const kindNames: Readonly<Record<WindowReason['kind'], string>> = {
  patent: 'Patent',
  exclusivity: 'Exclusivity',
  'reference exclusivity': 'Reference product exclusivity',
  'data protection': 'Data protection',
  'orphan protection': 'Orphan protection',
  settlement: 'Settlement',
  readiness: 'Readiness of the dossier',
  match: 'Match',
  'no match': 'No row found',
};

/** Today where the reader is, as `2026-11-23`. */
export function todayHere(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** How many days an edition has, where that is more than it should; null else. */
export function oldFor(asOf: string | null, today: string): number | null {
  if (asOf === null) return null;
  const days = Math.round((Date.parse(today) - Date.parse(asOf)) / aDay);
  return days > editionOldAfterDays ? days : null;
}

/** When it may be launched, in a sentence. What lies open is told with the day of the edition, never without. */
export function headline(window: LaunchWindow, today: string): string {
  const { state, earliest, asOf } = window;
  if (state === 'unknown') return 'Earliest launch unknown';
  if (earliest === null) return 'Earliest launch unknown: dossier not ready';
  const stands = stateOn(window, today);
  if (stands === 'waits') return `Earliest launch ${calendarDayOf(earliest)}`;
  const what = stands === 'open' ? 'Nothing listed' : 'Soft limits only';
  return asOf === null ? 'Earliest launch unknown' : `${what}, as of ${calendarDayOf(asOf)}`;
}

/** The same in as few words as a line has, and the day of the edition where it must not be left out (§20.4). */
export function shortly(
  { state, earliest, asOf }: LaunchBrief,
  today: string,
): { what: string; asOf: string } {
  const isAhead = earliest !== null && (earliest > today || (earliest === today && state === 'waits'));
  if (state === 'unknown' || earliest === null || (!isAhead && asOf === null))
    return { what: 'unknown', asOf: '' };
  const isFresh = oldFor(asOf, today) === null;
  const day = asOf === null || (isAhead && isFresh) ? '' : `as of ${calendarDayOf(asOf)}`;
  return { what: isAhead ? calendarDayOf(earliest) : nowWords[state], asOf: day };
}

/** The same as one text. */
export function shortWords(window: LaunchBrief | undefined, today: string): string {
  if (window === undefined) return '-';
  const { what, asOf } = shortly(window, today);
  return asOf === '' ? what : `${what}, ${asOf}`;
}

/** Of a day that has come. What waited when it was read may still be limited softly: a line cannot tell. */
const nowWords = {
  waits: 'protection ended',
  'soft-only': 'soft limits only',
  open: 'nothing listed',
} as const;

/** How it stands on a day, which may be later than the one it was read on. */
export function stateOn(window: LaunchWindow, today: string): LaunchWindow['state'] {
  if (window.state === 'unknown' || window.earliest === null) return 'unknown';
  const { hard, ready, soft } = endsOf(window, today);
  if (hard !== null || ready !== null) return 'waits';
  return soft === null ? 'open' : 'soft-only';
}

/** What a line needs of a window. */
export type LaunchBrief = Pick<LaunchWindow, 'market' | 'earliest' | 'asOf' | 'state'>;

/** Of which day what is said here is; nothing where no edition was read. */
export function asOfWords(asOf: string | null): string {
  return asOf === null ? 'No edition of a register was read' : `As of ${calendarDayInFull(asOf)}`;
}

/** Why it is unknown: what the reasons say, or that they say nothing. */
export function unknownWords({ reasons }: LaunchWindow): string {
  const told = reasons.filter(({ kind }) => kind === 'no match').map(({ words }) => words);
  return told.length > 0 ? told.join(' ') : 'No register tells of it.';
}

/** 'Patent 6967208' or 'Exclusivity NCE'. */
export function nameOf({ kind, number, code }: WindowReason): string {
  const which = kind === 'patent' ? number : (code ?? number);
  return which === null ? kindNames[kind] : `${kindNames[kind]} ${which}`;
}

/** Who says so, and by which edition. */
export function sourceOf({ source, edition }: WindowReason): string {
  const name = sourceNames[source];
  return edition === null ? name : `${name}, edition of ${calendarDayInFull(edition)}`;
}
