import { groupDigits } from '#platform/contract/amounts.ts';
import type { Ranking } from '../../contract/ranking.ts';
import { letterOf } from './letter-of.ts';
import classes from './result.module.css';
import { area, height, type Scales, scalesOf, width } from './scales.ts';

const marks = ['0.1', '0.2', '0.5', '1', '2', '5', '10'];

/** Cost a pack along the volume; the table beside it says the same (§24.8). */
export function VolumeChart({ ranking }: { ranking: Ranking }) {
  const { curve, currency, flips } = ranking;
  const scales = scalesOf(curve);
  const { x, y, ticks } = scales;
  const ranked = ranking.offers.filter(({ cost }) => cost !== null).map(({ offer }) => offer);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Cost a pack in ${currency} from a tenth of the plan’s volumes to ten times as much, as the table below says`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={area.left} x2={area.right} y1={y(tick)} y2={y(tick)} />
          <text x={area.left - 8} y={y(tick) + 4} textAnchor="end">
            {groupDigits(String(tick))}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <g key={mark}>
          <line
            className={mark === '1' ? classes.plan : classes.grid}
            x1={x(Number(mark))}
            x2={x(Number(mark))}
            y1={area.top}
            y2={area.bottom}
          />
          <text className={classes.mark} x={x(Number(mark))} y={area.bottom + 16} textAnchor="middle">
            {mark === '1' ? 'plan' : `× ${mark}`}
          </text>
        </g>
      ))}
      {ranked.map((offer) => (
        <Curve key={offer} {...{ offer, curve, scales }} />
      ))}
      {flips.map(({ multiplier, cheaper, than }) => (
        <line
          key={`${multiplier}-${cheaper}-${than}`}
          className={classes.plan}
          x1={x(Number(multiplier))}
          x2={x(Number(multiplier))}
          y1={area.bottom}
          y2={area.bottom - 8}
        />
      ))}
      <text x={area.left} y={area.top - 8}>
        Cost a pack, {currency}
      </text>
      <text className={classes.across} x={(area.left + area.right) / 2} y={height - 4} textAnchor="middle">
        Volumes of the plan, multiplied
      </text>
    </svg>
  );
}

type CurveProps = { offer: number; curve: Ranking['curve']; scales: Scales };

/** A band where it is a range, and its middle as a line, by which the order is. */
function Curve({ offer, curve, scales: { x, y } }: CurveProps) {
  const points = curve.flatMap(({ multiplier, costs }) => {
    const cost = costs[offer];
    return cost ? [{ at: x(Number(multiplier)), low: Number(cost.low), high: Number(cost.high) }] : [];
  });
  const place = (at: number, cost: number) => `${at.toFixed(1)},${y(cost).toFixed(1)}`;
  const middle = points.map(({ at, low, high }) => place(at, (low + high) / 2));
  const band = [
    ...points.map(({ at, high }) => place(at, high)),
    ...points.toReversed().map(({ at, low }) => place(at, low)),
  ];
  const last = points.at(-1);
  const isRange = points.some(({ low, high }) => low !== high);
  return (
    <g data-offer={offer}>
      {isRange && <polygon className={classes.band} points={band.join(' ')} />}
      <polyline className={classes.line} data-offer={offer} points={middle.join(' ')} />
      {last && (
        <text className={classes.letter} x={last.at + 8} y={y((last.low + last.high) / 2) + 4}>
          {letterOf(offer)}
        </text>
      )}
    </g>
  );
}
