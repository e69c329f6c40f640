import { useNavigation } from 'react-router';
import classes from './progress.module.css';

/** A thin line along the top while the next page is on its way; quick ones never show it. */
export function Progress() {
  return useNavigation().state === 'idle' ? null : <div className={classes.line} aria-hidden="true" />;
}
