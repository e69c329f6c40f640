import classes from './soon-badge.module.css';

export function SoonBadge() {
  return <p className={classes.badge}>Coming Soon</p>;
}
