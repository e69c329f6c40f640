import { inShort } from './days.ts';
import type { LaunchWindow, WindowReason } from './launch-windows.ts';
import { nameOf, shortly, sourceOf, unknownWords } from './window-words.ts';

/** How a window stands, or stood before an edition changed it. */
export type WindowStand = Pick<
  LaunchWindow,
  'state' | 'earliest' | 'hardUntil' | 'softUntil' | 'asOf' | 'bySettlement'
>;

/** '21 May 2027 → 1 Apr 2028': what another edition made of a window (§20.10). */
export function movedWords(before: WindowStand, now: WindowStand, today: string): string {
  const [was, is] = [standWords(before, today), standWords(now, today)];
  if (was !== is) return `${was} → ${is}`;
  // The first day is the same: an end behind it is another.
  const isHard = isHardMoved(before, now);
  const [from, to] = isHard ? [before.hardUntil, now.hardUntil] : [before.softUntil, now.softUntil];
  const endWords = (day: string | null) => (day === null ? 'none' : inShort(day));
  return `${isHard ? 'hard' : 'soft'} limits to ${endWords(from)} → ${endWords(to)}`;
}

/** What lies open is told with the day of its edition; of a day ahead the day is enough, the edition stands in the reason. */
function standWords(stand: WindowStand, today: string): string {
  const { what, by, asOf, lacks } = shortly({ ...stand, market: 'US' }, today);
  const isDay = /^(not before )?\d/.test(what);
  const told = [what, by, isDay ? '' : asOf].filter((part) => part !== '').join(' ');
  return lacks === '' ? told : `${told}, ${lacks}`;
}

/** The row that decided before an edition changed it: what of it is told once it stands no more. */
export type DecidingRow = Pick<
  WindowReason,
  'kind' | 'hard' | 'code' | 'number' | 'until' | 'source' | 'edition'
> & {
  /** To what the presentation was matched then, in words; absent where it was kept without. */
  matched?: string | undefined;
};

/** Of each register the day of the edition that stands. */
export type EditionDays = Readonly<Partial<Record<WindowReason['source'], string>>>;

type Stood = WindowStand & { row?: DecidingRow | undefined };

/** Whether it is the hard end that is told to have moved, and not the soft one alone. */
export function isHardMoved(before: WindowStand, now: WindowStand): boolean {
  return before.hardUntil !== now.hardUntil || before.softUntil === now.softUntil;
}

/** Which row of which edition made it so. */
export function whyMoved(before: Stood, now: LaunchWindow, editions: EditionDays): string {
  if (now.state === 'unknown') return unknownWords(now);
  const hard = isHardMoved(before, now);
  const [was, until] = hard ? [before.hardUntil, now.hardUntil] : [before.softUntil, now.softUntil];
  const isIt = (one: WindowReason) => one.counts && one.hard === hard && one.until === until;
  const row = until === null ? undefined : now.reasons.find(isIt);
  const isGone = was !== null && (until === null || until < was);
  const shifted = shiftedOf(before, hard, was, now);
  const told = [
    isGone && shifted === undefined ? goneWords({ ...before, hard, until: was }, now, editions) : '',
    shifted === undefined || before.row === undefined ? '' : shiftedWords(before.row, shifted),
    row === undefined || row === shifted ? '' : `${untilWords(row)}: ${sourceOf(row)}.`,
  ].filter((words) => words !== '');
  if (told.length > 0) return told.join(' ');
  const match = matchOf(now);
  if (before.state !== 'unknown') return `Nothing ${hard ? 'hard' : 'soft'} is listed any more.`;
  return match === undefined
    ? ''
    : `Nothing ${hard ? 'hard' : 'soft'} is listed any more: ${sourceOf(match)}.`;
}

function matchOf({ reasons }: LaunchWindow): WindowReason | undefined {
  return reasons.find(({ kind }) => kind === 'match');
}

function untilWords(row: DecidingRow): string {
  return `${nameOf(row)}, to ${inShort(row.until ?? '')}`;
}

/** The patent or exclusivity that decided before, where it has another day by now; as hard as it was before all others. */
function shiftedOf(
  { row }: Stood,
  hard: boolean,
  was: string | null,
  { reasons }: LaunchWindow,
): WindowReason | undefined {
  if (row === undefined || row.until !== was || row.hard !== hard) return undefined;
  if (row.kind !== 'patent' && row.kind !== 'exclusivity') return undefined;
  const same = reasons.filter(
    ({ kind, number, code }) =>
      kind === row.kind && number === row.number && (kind === 'patent' || code === row.code),
  );
  // Of several products' ends it may be another's that went.
  const isStill = same.some(({ until }) => until === was);
  const others = same.filter(({ until, delisted }) => until !== null && !delisted);
  return isStill ? undefined : (others.find((one) => one.hard === hard) ?? others[0]);
}

function shiftedWords(row: DecidingRow, now: WindowReason): string {
  const as = now.hard === row.hard ? '' : ` counts as ${now.hard ? 'hard' : 'soft'} now`;
  const until = `to ${inShort(now.until ?? '')} (was to ${inShort(row.until ?? '')})`;
  return `${nameOf(row)}${as}, ${until}: ${sourceOf(now)}.`;
}

type Gone = { hard: boolean; until: string; row?: DecidingRow | undefined };

/** What became of the row that stood in the way before. */
function goneWords({ hard, until, row }: Gone, now: LaunchWindow, editions: EditionDays): string {
  const { reasons } = now;
  const delisted = reasons.find((one) => one.delisted && one.until === until);
  if (delisted !== undefined)
    return `${nameOf(delisted)}, which its holder asked to have taken off the list: ${sourceOf(delisted)}.`;
  const other = reasons.find((one) => one.counts && one.until === until && one.hard !== hard);
  if (other !== undefined)
    return `${nameOf(other)} counts as ${hard ? 'soft' : 'hard'} now: ${sourceOf(other)}.`;
  if (row?.until !== until || row.hard !== hard) return '';
  const { source } = row;
  const edition = editions[source] ?? null;
  const match = matchOf(now);
  // Where its file has another day, or the same rows are matched as before, the file was changed: also one that was corrected on its day.
  const isMatched = row.matched === undefined || match === undefined || row.matched === match.words;
  return edition !== row.edition || isMatched
    ? `${nameOf(row)} is listed so no more: ${sourceOf({ source, edition })}.`
    : `${nameOf(row)} is of no row that is matched any more: ${sourceOf(match)}.`;
}
