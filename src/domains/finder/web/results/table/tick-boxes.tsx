import classes from './row-grid.module.css';
import type { Ticks } from './use-ticks.ts';

type TickBoxProps = { id: string; title: string; ticks: Ticks; tabIndex?: number | undefined };

/** The tick of a row; with Shift all rows up to the one that was ticked last. */
export function TickBox({ id, title, ticks, tabIndex }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      tabIndex={tabIndex}
      aria-label={`Tick ${title}`}
      checked={ticks.ids.has(id)}
      onChange={({ nativeEvent }) =>
        ticks.tick(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** Ticks all rows, of which there are so many, or none. */
export function TickAll({ label, rows, ticks }: { label: string; rows: number; ticks: Ticks }) {
  const isWhole = rows > 0 && ticks.ids.size === rows;
  return (
    <input
      type="checkbox"
      className={classes.all}
      aria-label={label}
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = ticks.ids.size > 0 && !isWhole;
      }}
      onChange={() => ticks.all(!isWhole)}
    />
  );
}
