import classes from './yes.module.css';

export function isYes(flag: string): boolean {
  return flag.trim().toLowerCase() === 'yes';
}

/** A tick, read out as 'Yes'. */
export function Yes() {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" role="img" aria-label="Yes" className={classes.tick}>
      <path d="m3.5 8.5 3 3 6-6.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
