import { Link } from 'react-router';
import segments from '#ui/action/segments.module.css';
import type { RequestScope } from '../../contract/requests.ts';
import { type RequestFilter, toSearch } from './request-filter.ts';
import type { Scopes } from './request-pages.ts';
import classes from './scope-switch.module.css';

type ScopeSwitchProps = { filter: RequestFilter; scopes: Scopes; isDesk: boolean };

/** Whose requests are listed, of those that can hold any. What else is filtered stays. */
export function ScopeSwitch({ filter, scopes, isDesk }: ScopeSwitchProps) {
  const offered: [RequestScope, string, boolean][] = [
    // It stands before each of the others; here only where it is the list itself.
    ['waiting', 'Waits for you', false],
    ['own', 'Mine', true],
    ['company', "My company's", scopes.company],
    ['owner', 'For our listings', scopes.owner],
    ['all', 'All', isDesk],
  ];
  const shown = offered.filter(([scope, , holds]) => holds || scope === filter.scope);
  if (shown.length < 2) return null;
  return (
    <nav aria-label="Whose requests" className={`${segments.segments} ${classes.wrapping}`}>
      {shown.map(([scope, label]) => (
        <Link
          key={scope}
          to={`/requests${toSearch({ ...filter, scope })}`}
          className={`${segments.segment} ${classes.counted}`}
          aria-current={scope === filter.scope ? 'page' : undefined}
        >
          {label}
          {scope === 'owner' && scopes.waiting > 0 && (
            <span className={classes.count}>
              {scopes.waiting}
              <span className="visually-hidden"> waiting for you</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
