import { capitalise } from '#platform/contract/capitalise.ts';
import { inMonth, inShort } from './days.ts';
import type { LaunchBrief, LaunchWindow, WindowReason } from './launch-windows.ts';
import { editionOldAfterDays, type LaunchRegister } from './register-rows.ts';
import { registerWords } from './register-words.ts';
import { endsOf, isSoftForLong } from './window-ends.ts';
import type { WindowMarket } from './window-markets.ts';

const aDay = 86_400_000;

export const marketNames: Readonly<Record<WindowMarket, string>> = {
  US: 'United States',
  EU: 'European Union',
};

const sourceNames = {
  owner: 'The dossier’s owner',
  desk: 'Dosebridge’s desk',
  dossier: 'The dossier itself',
} as const;

function isRegister(source: WindowReason['source']): source is LaunchRegister {
  return source in registerWords;
}

const kindNames: Readonly<Record<WindowReason['kind'], string>> = {
  patent: 'Patent',
  exclusivity: 'Exclusivity',
  'reference exclusivity': 'Reference product exclusivity',
  'data protection': 'Data protection',
  'orphan protection': 'Orphan protection',
  settlement: 'Settlement',
  readiness: 'Readiness of the dossier',
  generics: 'Approved generics',
  'not listed': 'Not listed',
  match: 'Match',
  'no match': 'Not known',
};

/** How many days an edition has, where that is more than it should; null else. */
export function oldFor(asOf: string | null, today: string): number | null {
  if (asOf === null) return null;
  const days = Math.round((Date.parse(today) - Date.parse(asOf)) / aDay);
  return days > editionOldAfterDays ? days : null;
}

/** When it may be launched, in a sentence. What lies open is told with the day of the edition, never without. */
export function headline(window: LaunchWindow, today: string): string {
  const { state, earliest, hardUntil, asOf } = window;
  if (state === 'unknown') return 'Earliest launch unknown';
  const stands = stateOn(window, today);
  const lawful = earliest ?? hardUntil;
  const what =
    stands === 'waits' && lawful !== null
      ? `${earliest === null ? 'Not before' : 'Earliest launch'} ${inShort(lawful)}${saidBy(window) || setAside(window, today)}`
      : asOf !== null || window.bySettlement
        ? `${stands === 'open' ? openWords(window, today) : 'Soft limits only'}${asOf === null ? '' : `, as of ${inShort(asOf)}`}${setAside(window, today)}`
        : 'Earliest launch unknown';
  const progress = progressWords(window);
  return progress === '' ? what : `${what}; ${progress}`;
}

/** How far the dossier itself is, where it is not simply approved. */
export function progressWords(window: LaunchWindow): string {
  const code = window.reasons.find(({ kind }) => kind === 'readiness')?.code ?? null;
  if (isFiled(window)) return 'filed, not approved';
  if (window.states !== undefined && code !== null)
    return `${code.split(' ')[0]} ${inStates(window.states, 3)}`;
  return code ?? (window.earliest === null ? notReady : '');
}

/** 'in Austria, Greece', and of more than a line takes 'in 5 states'. */
function inStates(states: readonly string[], most: number): string {
  return states.length > most ? `in ${states.length} states` : `in ${states.join(', ')}`;
}

/** Nothing is listed, or nothing but what a settlement set aside. */
export function openWords(window: LaunchWindow, today: string): string {
  return setAside(window, today) === '' ? 'Nothing listed' : 'Nothing else listed';
}

/** Whose word it is that patents which are listed do not count; nothing where no such patent runs. */
function setAside({ reasons }: LaunchWindow, today: string): string {
  const all = reasons.filter(({ kind }) => kind === 'settlement');
  // Of several the latest counts; once its day has come, none does any more, and it holds.
  const settlement = all.find(({ counts }) => counts) ?? all[0];
  const isAside = ({ kind, counts, delisted, until }: WindowReason) =>
    kind === 'patent' && !counts && !delisted && until !== null && until >= today;
  return settlement !== undefined && reasons.some(isAside)
    ? `, patents set aside by a settlement that ${writerOf(settlement)} entered`
    : '';
}

function writerOf({ source }: WindowReason): string {
  return source === 'owner' ? 'its owner' : 'Dosebridge’s desk';
}

/** By what a readiness says that the dossier is filed for the whole market. */
export const filedCode = 'filed';

/** By what it says that the authority's final approval waits for what is listed. */
export const tentativeCode = 'tentatively approved';

function isFiled({ reasons }: LaunchWindow): boolean {
  return reasons.some(({ kind, code }) => kind === 'readiness' && code === filedCode);
}

/** Whose word a day ahead is, where that is not the dossier's own readiness. */
function saidBy({ earliest, hardUntil, reasons }: LaunchWindow): string {
  if (earliest !== null && earliest !== hardUntil) return '';
  const last = reasons.filter(({ counts, hard, until }) => counts && hard && until === hardUntil);
  const settlement = last.every(({ kind }) => kind === 'settlement') ? last[0] : undefined;
  if (settlement === undefined) return earliest === null ? ' by the registers' : '';
  return ` by a settlement that ${writerOf(settlement)} entered`;
}

/** The registers tell of its market; from when the dossier itself may be sold there, nobody says. */
export const notReady = 'dossier not ready';

/** What a line says of a window, in its parts. */
type Parts = {
  /** Ahead; null where it has come. */
  day: string | null;
  /** Of what has come: how it stands. */
  now: string;
  isReady: boolean;
  /** Who says so, where no register does; '' else. */
  by: string;
  /** The day of the edition where it must not be left out; '' else. */
  asOf: string;
  /** In which states alone; '' where in the whole market. */
  where: string;
};

/**
 * Null where nobody knows when it may be launched. Until when soft limits run is no first day: behind 'Earliest launch' and in
 * the column of days it must not read as one.
 */
function partsOf(window: LaunchBrief, today: string): Parts | null {
  const { state, earliest, hardUntil, asOf, bySettlement = false, states } = window;
  const day = earliest ?? hardUntil;
  const isReady = earliest !== null;
  const isAhead = day !== null && (day > today || (day === today && state === 'waits'));
  if (state === 'unknown' || (!isAhead && asOf === null && !bySettlement)) return null;
  const isFresh = oldFor(asOf, today) === null;
  const isOwn = isAhead && isReadiness(window);
  const by = [...(isOwn ? ['readiness'] : []), ...(bySettlement ? ['settlement'] : [])];
  return {
    day: isAhead ? day : null,
    now: isReady && state === 'soft-only' ? `now, ${nowWords(window, today)}` : nowWords(window, today),
    isReady,
    by: by.length === 0 ? '' : `by ${by.join(' and ')}`,
    asOf: asOf === null || (isAhead && isFresh) ? '' : `as of ${inShort(asOf)}`,
    where: states === undefined || earliest === null ? '' : inStates(states, 2),
  };
}

/** The dossier itself is ready later than whatever stands in the way: no edition says that day. */
function isReadiness({ earliest, hardUntil, asOf }: Pick<LaunchWindow, 'earliest' | 'hardUntil' | 'asOf'>) {
  return earliest !== null && earliest !== hardUntil && asOf === null;
}

type Brief = { what: string; by: string; asOf: string; lacks: string };

/** The same in as few words as a line has, and the day of the edition where it must not be left out (§20.4). */
export function shortly(window: LaunchBrief, today: string): Brief {
  const parts = partsOf(window, today);
  if (parts === null) return { what: 'unknown', by: '', asOf: '', lacks: '' };
  const { day, now, isReady, by, asOf, where } = parts;
  const what = day === null ? now : `${isReady ? '' : 'not before '}${inShort(day)}`;
  return { what, by, asOf, lacks: isReady ? where : notReady };
}

/** The same as one text that stands by itself. */
export function shortWords(window: LaunchBrief | undefined, today: string): string {
  if (window === undefined) return '-';
  const { what, by, asOf, lacks } = shortly(window, today);
  return capitalise(joined([what, by, asOf, lacks]));
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

type InColumn = {
  /** What decides, the dossier's own readiness before all else. */
  first: string;
  /** Who says so where no register does, in which states alone, and of which day's edition it is, where that must not be left out. */
  second: string;
  /** It is no day on which the dossier may be launched, nor any that is open to it. */
  isQuiet: boolean;
};

/** The same where a column has a few letters for it: what would be read wrongly when it is cut off comes first (§20.4). */
export function inColumn(window: LaunchBrief, today: string): InColumn {
  const parts = partsOf(window, today);
  if (parts === null) return { first: 'Unknown', second: '', isQuiet: true };
  const { day, now, isReady, by, asOf } = parts;
  const told = day === null ? now : inShort(day);
  const where = isReady && window.states !== undefined ? inStates(window.states, 1) : '';
  const first = capitalise(isReady ? told : `not ready · ${told}`);
  return { first, second: joined([by, where, asOf]), isQuiet: !isReady };
}

/** Of a day that has come. What waited when it was read may still be limited softly: a line tells no more than that. */
function nowWords({ state, softUntil, bySettlement }: LaunchBrief, today: string): string {
  if (state === 'waits') return 'protection ended';
  if (state === 'open') return bySettlement ? 'nothing else listed' : 'nothing listed';
  return softUntil !== null && softUntil >= today
    ? `soft limits to ${inMonth(softUntil)}`
    : 'soft limits only';
}

/** How it stands by the registers, and by when the dossier is ready, on a day that may be later than the one it was read on. */
export function stateOn(window: LaunchWindow, today: string): LaunchWindow['state'] {
  if (window.state === 'unknown') return 'unknown';
  const { hard, ready, soft } = endsOf(window, today);
  if (hard !== null || ready !== null) return 'waits';
  return soft === null && !isSoftForLong(window) ? 'open' : 'soft-only';
}

/** Stands once below all windows that are told together. */
export const noAdvice =
  'Read from public registers as they stood on the days named; a newer edition may say otherwise, and litigation is not among them. This is not legal advice.';

/** Of which edition what is told first is, or who says so instead. */
export function asOfWords(window: LaunchWindow): string {
  const { asOf, state, reasons } = window;
  if (asOf !== null) return `As of ${inShort(asOf)}`;
  if (state === 'unknown') return 'No edition of a register was read';
  if (isReadiness(window)) return 'By the dossier’s own readiness, not by a register';
  const settlement = reasons.find(({ kind, counts }) => kind === 'settlement' && counts);
  const where = settlement?.address === undefined ? '' : `, made public at ${hostOf(settlement.address)}`;
  return `By a settlement${where}, not by a register`;
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

/** Why it is unknown: what the reasons say, or that they say nothing. */
export function unknownWords({ reasons }: LaunchWindow): string {
  const told = reasons.filter(({ kind }) => kind === 'no match').map(({ words }) => words);
  return told.length > 0 ? told.join(' ') : 'No register tells of it.';
}

/** What keeps a hard end, or none, from being read as all that there is. */
export function isBeside({ kind }: Pick<WindowReason, 'kind'>): boolean {
  return kind === 'generics' || kind === 'not listed';
}

/** 'Patent 6967208', 'Exclusivity NCE' or 'Not listed: patents'. */
export function nameOf(reason: Pick<WindowReason, 'kind' | 'number' | 'code'>): string {
  const { kind, number, code } = reason;
  const which = kind === 'patent' ? number : (code ?? number);
  return which === null
    ? kindNames[kind]
    : `${kindNames[kind]}${isBeside(reason) || kind === 'readiness' ? ':' : ''} ${which}`;
}

/** Who says so, and by which edition. */
export function sourceOf({ source, edition }: Pick<WindowReason, 'source' | 'edition'>): string {
  const name = isRegister(source) ? registerWords[source].name : sourceNames[source];
  return edition === null ? name : `${name}, edition of ${inShort(edition)}`;
}
