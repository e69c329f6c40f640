import { Link } from 'react-router';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import classes from '../figures/figures-view.module.css';
import { lastThirtyDays } from '../figures/week-words.ts';

/** What was looked for in vain, the most often first. */
export function EmptySearchList({ searches }: { searches: Figures['emptySearches'] }) {
  if (searches.length === 0) {
    return (
      <p className={classes.none}>
        Every search of the last thirty days found something. What members look for in vain stands here, the
        most wanted first.
      </p>
    );
  }
  return (
    <ol className={classes.list}>
      {searches.map(({ kind, search, times }) => (
        <li key={`${kind} ${search}`}>
          <Link
            className={classes.what}
            to={tableAddress('searches', { search, kind, day: lastThirtyDays() })}
          >
            {search}
          </Link>
          <span className={classes.times}>
            {times} {times === 1 ? 'time' : 'times'}, {kind} finder
          </span>
        </li>
      ))}
    </ol>
  );
}
