import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { leadTo } from '#platform/web/session/came-from.ts';
import type { StoredSession } from '#platform/web/session/session.ts';
import { FindHost } from '../find/find-host.tsx';
import { SearchField } from '../find/search-field.tsx';
import { barLinks, type Destination, headerLinks, requestsOf, workplaces } from '../header/navigation.ts';
import classes from './member-nav.module.css';
import { useAskWaiting } from './waiting.ts';
import { WaitingCount } from './waiting-count.tsx';

type MemberNavProps = { session: StoredSession; professionalNetworkUrl: string | undefined };

/** The bar of somebody signed in (§2.29): Search, their work, and the links of §2.2, quieter. */
export function MemberNav({ session, professionalNetworkUrl }: MemberNavProps) {
  useAskWaiting();
  const work = workplaces(session);
  const others = headerLinks(session).slice(work.length);
  return (
    <>
      <FindHost session={session} />
      <SearchField role={session.role} />
      <nav className={classes.nav} aria-label="Main">
        <ul>
          {barLinks(session).map((link) => (
            <Entry key={link.to} link={link}>
              {link.to === requestsOf(session.role) && <WaitingCount />}
            </Entry>
          ))}
          {work.map((link) => (
            <Entry key={link.to} link={link} />
          ))}
          {others.map((link) => (
            <Entry key={link.to} link={link} isQuiet />
          ))}
          {professionalNetworkUrl && (
            <li className={classes.last}>
              <a className={classes.link} data-quiet href={professionalNetworkUrl} rel="noopener">
                Professional network
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

type EntryProps = { link: Destination; isQuiet?: boolean; children?: ReactNode };

function Entry({ link: { label, to }, isQuiet, children }: EntryProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink
        className={classes.link}
        data-quiet={isQuiet}
        to={leadTo(to, pathname)}
        end={to === '/' || to === '/admin'}
        prefetch="intent"
      >
        {label}
        {children}
      </NavLink>
    </li>
  );
}
