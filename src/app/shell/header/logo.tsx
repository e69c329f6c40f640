import { useId } from 'react';
import classes from './logo.module.css';

/** A capsule that is a bridge: one half on each bank. */
export function Logo({ folds }: { folds?: boolean }) {
  return (
    <span className={`inline ${classes.logo}`} data-folds={folds}>
      <LogoMark />
      <span className={classes.word}>Dosebridge</span>
    </span>
  );
}

function LogoMark() {
  const clip = useId();
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="32" height="32" rx="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="32" className={classes.field} />
        <path
          className={classes.half}
          d="M16 8h-1.5A9.5 9.5 0 0 0 5 17.5V24h4.5v-3.5a6.5 6.5 0 0 1 6.5-6.5z"
        />
        <path
          className={classes.other}
          d="M16 8h1.5A9.5 9.5 0 0 1 27 17.5V24h-4.5v-3.5A6.5 6.5 0 0 0 16 14z"
        />
        <path className={classes.deck} d="M4 17.75h24" />
      </g>
    </svg>
  );
}
