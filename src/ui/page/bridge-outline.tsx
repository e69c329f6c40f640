import classes from './bridge-outline.module.css';

/** The bridge as an outline, for the foot of a dark panel. */
export function BridgeOutline({ className }: { className: string | undefined }) {
  return (
    <svg className={`${classes.outline} ${className}`} viewBox="0 0 480 150" aria-hidden="true">
      <path d="M40 150C40 70 120 18 240 18" className={classes.left} />
      <path d="M440 150c0-80-80-132-200-132" className={classes.right} />
      <path d="M80 150V96m32 54V68m32 82V49m32 101V36m32 114V29m32 121V27m32 123V29m32 121V36m32 114V49m32 101V68m32 82V96" />
    </svg>
  );
}
