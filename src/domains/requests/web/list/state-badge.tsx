import { LineIcon } from '#ui/mark/line-icon.tsx';
import type { RequestState } from '../../contract/request-life.ts';
import { stateWords } from '../../contract/state-words.ts';
import classes from './state-badge.module.css';
import { type Meaning, meanings } from './state-words.ts';

const icons: Record<Meaning, string> = {
  waiting: 'M6 3h8M6 17h8M7 3v2.5c0 2 3 3 3 4.5s-3 2.5-3 4.5V17M13 3v2.5c0 2-3 3-3 4.5s3 2.5 3 4.5V17',
  moving: 'M4 10h11m-4-4 4 4-4 4',
  done: 'm4.5 10.5 3.5 3.5 7.5-8',
  ended: 'M5 10h10',
};

/** How far a request is: icon, word and colour say the same, and say it alike wherever it stands (§10.16). */
export function StateBadge({ request: { state } }: { request: { state: RequestState } }) {
  const meaning = meanings[state];
  return (
    <span className={`badge ${classes.badge}`} data-standing={meaning}>
      <LineIcon d={icons[meaning]} size={14} />
      {stateWords[state]}
    </span>
  );
}
