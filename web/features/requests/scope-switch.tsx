import { Link } from 'react-router';
import type { Scope } from './request-pages.ts';
import classes from './scope-switch.module.css';

/** For the desk: one's own requests, or every member's. */
export function ScopeSwitch({ scope }: { scope: Scope }) {
  return (
    <nav aria-label="Whose requests" className={classes.switch}>
      <Link to="/requests" className={classes.choice} aria-current={scope === 'own' ? 'page' : undefined}>
        My requests
      </Link>
      <Link
        to="/requests?scope=all"
        className={classes.choice}
        aria-current={scope === 'all' ? 'page' : undefined}
      >
        All requests
      </Link>
    </nav>
  );
}
