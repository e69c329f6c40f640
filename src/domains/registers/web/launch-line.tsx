import { Fragment } from 'react';
import { todayHere } from '#ui/dates.ts';
import type { LaunchBrief } from '../contract/launch-windows.ts';
import { shortly } from '../contract/window-words.ts';
import classes from './launch-line.module.css';

type LaunchLineProps = { windows: readonly LaunchBrief[]; today?: string };

/** 'US 21 May 2027 · EU 14 Mar 2028': the earliest launch in each market, in one line. */
export function LaunchLine({ windows, today = todayHere() }: LaunchLineProps) {
  return (
    <span className={classes.line}>
      {windows.map((window, place) => {
        const { what, by, asOf, lacks } = shortly(window, today);
        return (
          <Fragment key={window.market}>
            {place > 0 && <span className={classes.aside}> · </span>}
            <span data-muted={what === 'unknown' || undefined} className={classes.market}>
              <span className={classes.whole}>
                <span className={classes.aside}>{window.market}</span> {what}
              </span>
              {[by, asOf, lacks].map(
                (part) =>
                  part && (
                    <Fragment key={part}>
                      <span className={classes.aside}>, </span>
                      <span className={`${classes.aside} ${classes.whole}`}>{part}</span>
                    </Fragment>
                  ),
              )}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
