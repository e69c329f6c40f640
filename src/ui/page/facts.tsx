import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = {
  label: string;
  value: ReactNode;
  /** Greyed: a value that says there is nothing to say. */
  muted?: boolean;
};

/** A grid of label–value pairs, dense enough to compare by. `columns` is what a wide screen shows. */
export function Facts({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 | 4 }) {
  return (
    <dl className={classes.facts} data-columns={columns}>
      {facts.map(({ label, value, muted }) => (
        <div key={label} className={classes.fact} data-muted={muted || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
