import { Link } from 'react-router';
import classes from '#web/ui/segments.module.css';
import type { Scope } from './request-pages.ts';

/** For the desk: one's own requests, or every member's. */
export function ScopeSwitch({ scope }: { scope: Scope }) {
  return (
    <nav aria-label="Whose requests" className={classes.segments}>
      <Link to="/requests" className={classes.segment} aria-current={scope === 'own' ? 'page' : undefined}>
        My requests
      </Link>
      <Link
        to="/requests?scope=all"
        className={classes.segment}
        aria-current={scope === 'all' ? 'page' : undefined}
      >
        All requests
      </Link>
    </nav>
  );
}
