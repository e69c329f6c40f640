import classes from './new-badge.module.css';

/** What has come since the reader was here before. */
export function NewBadge() {
  return (
    <span className={classes.badge} title="Listed since your last visit">
      New
    </span>
  );
}
