import type { LaunchWindow } from '../contract/launch-windows.ts';
import { endsOf, isSoftForLong } from '../contract/window-ends.ts';

/** Years beyond are told in words alone: a bar of sixty would say nothing of the next five. */
export const mostYears = 20;
const fewestYears = 5;

/** The years on which the windows of a dossier are drawn, the same for all its markets. */
export type Axis = {
  /** First and last day: each the first of a January. */
  from: string;
  to: string;
  /** Where today stands, from 0 to 1. */
  today: number;
  ticks: { year: number; at: number }[];
};

/** `readiness` is what comes after the last hard end and before the dossier itself is ready. */
export type PartKind = 'hard' | 'readiness' | 'soft' | 'after' | 'unknown';

/** A stretch of the axis, from 0 to 1; the parts of a window follow each other without a gap. */
export type Part = {
  kind: PartKind;
  from: number;
  to: number;
  /** It goes on where the axis ends. */
  goesOn: boolean;
};

/** From this year's first day to the year after the last end, and at least five years on. */
export function axisOf(windows: readonly LaunchWindow[], today: string): Axis {
  const first = yearOf(today);
  const last = windows.flatMap((window) => {
    const { hard, ready, soft } = endsOf(window, today);
    return [hard, ready, soft].flatMap((end) => (end === null ? [] : yearOf(end) + 2));
  });
  const end = Math.min(Math.max(first + fewestYears, ...last), first + mostYears);
  const [from, to] = [`${first}-01-01`, `${end}-01-01`];
  const years = end - first;
  const step = years <= 8 ? 1 : years <= 16 ? 2 : 5;
  const ticks = Array.from({ length: Math.ceil(years / step) }, (_, place) => first + place * step);
  return {
    from,
    to,
    today: placeOf(today, { from, to }),
    ticks: ticks.map((year) => ({ year, at: placeOf(`${year}-01-01`, { from, to }) })),
  };
}

/** The stretches of a window, from the axis' beginning to its end. */
export function partsOf(window: LaunchWindow, axis: Axis, today: string): Part[] {
  if (window.state === 'unknown') return [{ kind: 'unknown', from: 0, to: 1, goesOn: true }];
  const { hard, ready, soft } = endsOf(window, today);
  const ends: [PartKind, string | null][] = [
    ['hard', hard],
    ['readiness', ready],
    ['soft', soft],
  ];
  const parts: Part[] = [];
  let from = 0;
  for (const [kind, end] of ends) {
    if (end === null) continue;
    const to = placeOf(end, axis);
    if (to <= from) continue;
    parts.push({ kind, from, to, goesOn: end > axis.to });
    from = to;
  }
  // Until when a dossier is not ready nobody says: the years behind the last end are none in which it may be launched.
  const rest = window.earliest === null ? 'readiness' : isSoftForLong(window) ? 'soft' : 'after';
  if (from < 1) parts.push({ kind: rest, from, to: 1, goesOn: true });
  return parts;
}

/** Where a day stands on the axis, from 0 to 1; what lies outside of it stands at its edge. */
export function placeOf(day: string, { from, to }: Pick<Axis, 'from' | 'to'>): number {
  const [at, first, last] = [day, from, to].map((one) => Date.parse(one)) as [number, number, number];
  return Math.min(1, Math.max(0, (at - first) / (last - first)));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
