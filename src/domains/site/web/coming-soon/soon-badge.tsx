import classes from './soon-badge.module.css';

export function SoonBadge() {
  return <p className={`badge tinted ${classes.badge}`}>Coming Soon</p>;
}
