import { Link } from 'react-router';
import { openShortcuts } from '#platform/web/keys/doors.ts';
import { type StoredSession, useSession } from '#platform/web/session/session.ts';
import classes from './footer.module.css';
import { Logo } from './header/logo.tsx';
import { footerGroups } from './header/navigation.ts';

const copyright = '© 2024 Dosebridge. All rights reserved.';

export function Footer() {
  const session = useSession();
  if (session) return <MemberFooter session={session} />;
  return (
    <footer className={classes.footer} data-visitor>
      <div className={`wide ${classes.inner}`}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.tagline}>Connect &amp; Grow</p>
          <p className={classes.text}>The B2B marketplace for pharmaceuticals.</p>
        </div>
        <Groups session={session} />
      </div>
      <p className={`wide muted ${classes.copyright}`}>{copyright}</p>
    </footer>
  );
}

/** One line below the work; the same groups of links are one click away (§2.29). */
function MemberFooter({ session }: { session: StoredSession }) {
  return (
    <footer className={classes.footer}>
      <div className={`bar ${classes.line}`}>
        <p className="muted">{copyright}</p>
        <div className={`line ${classes.more}`}>
          <button type="button" className={`bare ${classes.shortcuts}`} onClick={openShortcuts}>
            Keyboard shortcuts
          </button>
          <details className={classes.details} onToggle={showWhole}>
            <summary>Support, services, others</summary>
            <div className={`popup ${classes.groups}`}>
              <Groups session={session} />
            </div>
          </details>
        </div>
      </div>
    </footer>
  );
}

/** Opens upwards where the page is long, and is brought in sight where it is not. */
function showWhole({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function Groups({ session }: { session: StoredSession | null }) {
  return footerGroups(session).map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={`list ${classes.links}`}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
