import { isDeepStrictEqual } from 'node:util';
import {
  type LaunchBrief,
  type LaunchWindow,
  launchBrief,
} from '#domains/registers/contract/launch-windows.ts';
import type { launchWindows, WindowBefore } from './tables.ts';

type KeptRow = typeof launchWindows.$inferSelect;
type News = Pick<KeptRow, 'before' | 'changedAt' | 'toldAt'>;
/** What is kept of a window beside its reasons. */
export type KeptWindow = WindowBefore & News & Pick<KeptRow, 'states'>;

export const noNews: News = { before: null, changedAt: null, toldAt: null };

/** What is to be told of a window that another edition stands for. */
export function newsOf(kept: KeptWindow, window: LaunchWindow, today: string): News {
  const { before, changedAt, toldAt } = kept;
  const change = changeOf(kept, window, today);
  if (change === null) return { before, changedAt, toldAt };
  const isUntold = before !== null && changedAt !== null && toldAt === null;
  if (!isUntold) return { before: change, changedAt: new Date(), toldAt: null };
  // What nobody was told of yet is told from how it stood at first, and not at all where it came back to that.
  return changeOf(before, window, today) === null ? noNews : { before, changedAt: new Date(), toldAt };
}

/** How a window stood that another edition changed. What ended meanwhile is the days' doing, and no news. */
function changeOf(kept: WindowBefore, window: LaunchWindow, today: string): WindowBefore | null {
  // Nobody had looked, or no register was there.
  if (kept.state === 'unknown' && kept.asOf === null) return null;
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null);
  const [hardUntil, softUntil] = [ahead(kept.hardUntil), ahead(kept.softUntil)];
  const [wasKnown, isKnown] = [kept.state !== 'unknown', window.state !== 'unknown'];
  const isSameEnd = hardUntil === window.hardUntil && softUntil === window.softUntil;
  if (wasKnown === isKnown && (isSameEnd || !isKnown)) return null;
  const { state, earliest, asOf, bySettlement = false } = kept;
  return { state, earliest, hardUntil, softUntil, asOf, bySettlement };
}

const inLine = launchBrief.omit({ market: true }).keyof().options;

/** What a card says of a market's window, and the finder goes by. */
export function isSameInLine(
  kept: Omit<LaunchBrief, 'market' | 'states'> & { states?: string[] | null },
  window: LaunchWindow,
): boolean {
  return inLine.every((field) => isDeepStrictEqual(kept[field] ?? null, window[field] ?? null));
}
