import type { Ranking } from '../../contract/ranking.ts';

/** Where things stand on the chart: both ways in steps that look alike, because a tenth of a volume costs many times as much a pack. */
export const width = 720;
export const height = 360;
const edge = { left: 56, right: 32, top: 24, bottom: 40 };
export const area = {
  left: edge.left,
  right: width - edge.right,
  top: edge.top,
  bottom: height - edge.bottom,
};

export type Scales = { x: (multiplier: number) => number; y: (cost: number) => number; ticks: number[] };

export function scalesOf(curve: Ranking['curve']): Scales {
  const costs = curve
    .flatMap((point) => point.costs.flatMap((cost) => (cost ? [Number(cost.low), Number(cost.high)] : [])))
    .filter((cost) => cost > 0);
  const highest = Math.max(...costs, 0.01);
  // What costs nothing stands at the foot: a logarithm has no place for it.
  const lowest = Math.max(Math.min(...costs, highest), highest / 10_000);
  const [from, to] = [Math.floor(Math.log10(lowest) * 2) / 2, Math.ceil(Math.log10(highest) * 2 + 0.01) / 2];
  const across = (share: number) => area.left + share * (area.right - area.left);
  const up = (share: number) => area.bottom - share * (area.bottom - area.top);
  const ticks: number[] = [];
  for (let power = Math.floor(from); power <= to; power += 1) {
    ticks.push(...[1, 2, 5].map((step) => Number(`${step}e${power}`)));
  }
  return {
    x: (multiplier) => across((Math.log10(multiplier) + 1) / 2),
    y: (cost) => up(cost <= 0 ? 0 : Math.max((Math.log10(cost) - from) / (to - from), 0)),
    ticks: ticks.filter((tick) => tick >= 10 ** from && tick <= 10 ** to),
  };
}
