import { LineIcon } from './line-icon.tsx';
import classes from './standing-badge.module.css';

/** How something stands: a word of somebody is due, work is under way, it is done, or it has ended otherwise. */
export type Standing = 'waiting' | 'moving' | 'done' | 'ended';

const icons: Record<Standing, string> = {
  waiting: 'M6 3h8M6 17h8M7 3v2.5c0 2 3 3 3 4.5s-3 2.5-3 4.5V17M13 3v2.5c0 2-3 3-3 4.5s3 2.5 3 4.5V17',
  moving: 'M4 10h11m-4-4 4 4-4 4',
  done: 'm4.5 10.5 3.5 3.5 7.5-8',
  ended: 'M5 10h10',
};

type StandingBadgeProps = {
  standing: Standing;
  word: string;
  /** In the place of the standing's own, where the word is of another kind than most of it. */
  icon?: string | undefined;
};

/** A state: icon, word and colour say the same, and say it alike wherever it stands. */
export function StandingBadge({ standing, word, icon = icons[standing] }: StandingBadgeProps) {
  return (
    <span className={`badge ${classes.badge}`} data-standing={standing}>
      <LineIcon d={icon} size={14} />
      <span className={classes.word}>{word}</span>
    </span>
  );
}
