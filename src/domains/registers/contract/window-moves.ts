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
  const isHard = before.hardUntil !== now.hardUntil;
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

/** Which row of which edition made it so. */
export function whyMoved(before: WindowStand, now: LaunchWindow): string {
  if (now.state === 'unknown') return unknownWords(now);
  const isHard = before.hardUntil !== now.hardUntil || now.softUntil === null;
  const until = isHard ? now.hardUntil : now.softUntil;
  const isIt = (one: WindowReason) => one.counts && one.hard === isHard && one.until === until;
  const row =
    (until === null ? undefined : now.reasons.find(isIt)) ?? now.reasons.find(({ kind }) => kind === 'match');
  if (row === undefined) return '';
  return until === null
    ? `Nothing ${isHard ? 'hard' : 'soft'} is listed any more: ${sourceOf(row)}.`
    : `${nameOf(row)}, to ${inShort(until)}: ${sourceOf(row)}.`;
}
