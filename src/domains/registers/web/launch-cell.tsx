import { todayHere } from '#ui/dates.ts';
import type { LaunchBrief } from '../contract/launch-windows.ts';
import { inColumn } from '../contract/window-words.ts';
import classes from './launch-cell.module.css';

/** A market's window in a column: what decides, and quietly below it the edition's day. */
export function LaunchCell({ window, today = todayHere() }: { window: LaunchBrief; today?: string }) {
  const { first, second, isQuiet } = inColumn(window, today);
  return (
    <>
      <span data-quiet={isQuiet || undefined} className={classes.first}>
        {first}
      </span>
      {second && <span className={classes.second}> {second}</span>}
    </>
  );
}
