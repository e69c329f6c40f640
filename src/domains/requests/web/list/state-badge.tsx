import classes from './state-badge.module.css';
import { type Standing, stateWords, toneOf } from './state-words.ts';

const looks = {
  mine: classes.mine,
  others: classes.others,
  done: `tinted ${classes.done}`,
  ended: `faint ${classes.ended}`,
};

/** How far a request is, coloured by what that means to the reader. */
export function StateBadge({ request }: { request: Standing }) {
  return <span className={`badge ${looks[toneOf(request)]}`}>{stateWords[request.state]}</span>;
}
