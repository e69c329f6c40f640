import { Link } from 'react-router';
import classes from './bar-chart.module.css';
import { chartScale } from './chart-scale.ts';

type Part = { name: string; amount: number; colour: string; to: string };
type BarChartProps = {
  /** Each bar from the ground up. */
  bars: readonly { label: string; parts: readonly Part[] }[];
  /** In whole numbers only. */
  counted?: boolean;
};

/** Bars over a scale, each part of which opens its rows, and says on a pointer what it stands for. By keyboard the table below is the way. */
export function BarChart({ bars, counted = false }: BarChartProps) {
  const heights = bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const marks = chartScale(Math.max(...heights, 0), counted);
  const top = marks.at(-1) ?? 1;
  const percent = (amount: number) => `${(amount / top) * 100}%`;
  return (
    <div className={classes.chart}>
      {marks.map((mark) => (
        <div key={mark} className={classes.mark} style={{ bottom: percent(mark) }}>
          <span>{words(mark)}</span>
        </div>
      ))}
      {bars.map(({ label, parts }) => (
        <div key={label} className={classes.bar}>
          <span className={classes.label}>{label}</span>
          {parts.map(({ name, amount, colour, to }) => (
            <Link
              key={name}
              to={to}
              tabIndex={-1}
              style={{ height: percent(amount), background: colour }}
              draggable={false}
            />
          ))}
          <dl className={`popup ${classes.tip}`}>
            <dt>{label}</dt>
            {parts.map(({ name, amount }) => (
              <dd key={name}>
                {name}: {words(amount)}
              </dd>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function words(amount: number): string {
  return amount.toLocaleString('en-GB', { maximumFractionDigits: 1 });
}
