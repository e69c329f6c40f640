import classes from './state-badge.module.css';
import { type Standing, stateWords, toneOf } from './state-words.ts';

/** How far a request is, coloured by what that means to the reader. */
export function StateBadge({ request }: { request: Standing }) {
  return (
    <span className={classes.badge} data-tone={toneOf(request)}>
      {stateWords[request.state]}
    </span>
  );
}
