import { useContext } from 'react';
import { Link, NavLink } from 'react-router';
import { homeOf } from '#page-table.ts';
import { ServedContext } from '#platform/web/page/served.ts';
import { readSession, type StoredSession, useSession } from '#platform/web/session/session.ts';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { headerLinks } from './navigation.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SideMenu } from './side-menu.tsx';

/**
 * A visitor has no need of it; for a member it is on its way while the page comes to life, and stands as soon as it does:
 * it waits for nothing that the page below it loads. Its place is between logo and account, neither of which it moves.
 * Where it does not come, plain links stand there.
 */
const memberNav = laterPart<NavProps>(() =>
  import('../bar/member-nav.tsx').then(
    ({ MemberNav }) => MemberNav,
    () => PlainNav,
  ),
);
if (readSession()) void memberNav.start();

export function Header() {
  const session = useSession();
  const { professionalNetworkUrl } = useContext(ServedContext);
  return (
    <header className={classes.header}>
      <div className={`line wide ${classes.bar}`}>
        <Link
          className={classes.home}
          to={session ? homeOf(session.role) : '/'}
          aria-label="Dosebridge, home"
          prefetch="intent"
        >
          <Logo folds />
        </Link>
        {session ? (
          <SignedInNav session={session} professionalNetworkUrl={professionalNetworkUrl} />
        ) : (
          <PlainNav session={null} professionalNetworkUrl={professionalNetworkUrl} />
        )}
        <div className={`line ${classes.end}`}>
          <SchemeSwitch />
          {session ? (
            <AccountMenu session={session} />
          ) : (
            <div className={`line ${classes.visitor}`}>
              <Link className={classes.login} to="/login" prefetch="intent">
                Login
              </Link>
              <Link className={classes.signUp} to="/sign-up" prefetch="intent">
                Sign Up
              </Link>
            </div>
          )}
          <SideMenu session={session} />
        </div>
      </div>
    </header>
  );
}

type NavProps = { session: StoredSession; professionalNetworkUrl: string | undefined };

function SignedInNav(props: NavProps) {
  const MemberNav = useLaterPart(memberNav);
  return MemberNav && <MemberNav {...props} />;
}

type PlainNavProps = Omit<NavProps, 'session'> & { session: StoredSession | null };

function PlainNav({ session, professionalNetworkUrl }: PlainNavProps) {
  return (
    <nav className={classes.nav} aria-label="Main" data-visitor={session === null || undefined}>
      <ul>
        {headerLinks(session).map(({ label, to }) => (
          <li key={to}>
            <NavLink className={`detail ${classes.link}`} to={to} end prefetch="intent">
              {label}
            </NavLink>
          </li>
        ))}
        {professionalNetworkUrl && (
          <li>
            <a className={`detail ${classes.link}`} href={professionalNetworkUrl} rel="noopener">
              Professional network
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
