import { Fragment } from 'react';
import classes from './launch-line.module.css';
import { type LaunchBrief, shortly, todayHere } from './words.ts';

type LaunchLineProps = { windows: readonly LaunchBrief[]; today?: string };

/** 'US 21 May 2027 · EU 14 Mar 2028': the earliest launch in each market, in one line. */
export function LaunchLine({ windows, today = todayHere() }: LaunchLineProps) {
  return (
    <span className={classes.line}>
      {windows.map((window, place) => {
        const { what, asOf } = shortly(window, today);
        return (
          <Fragment key={window.market}>
            {place > 0 && <span className={classes.aside}> · </span>}
            <span className={classes.market} data-muted={what === 'unknown' || undefined}>
              <span className={classes.aside}>{window.market}</span> {what}
              {asOf && <span className={classes.aside}> {asOf}</span>}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
