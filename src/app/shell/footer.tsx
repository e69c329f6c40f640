import { Link } from 'react-router';
import { useSession } from '#platform/web/session/session.ts';
import classes from './footer.module.css';
import { Logo } from './header/logo.tsx';
import { footerGroups } from './header/navigation.ts';

export function Footer() {
  const session = useSession();
  return (
    <footer className={classes.footer}>
      <div className={`wide ${classes.inner}`}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.tagline}>Connect &amp; Grow</p>
          <p className={classes.text}>The B2B marketplace for pharmaceuticals.</p>
        </div>
        {footerGroups(session).map(({ title, links }) => (
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
        ))}
      </div>
      <p className={`wide muted ${classes.copyright}`}>© 2024 Dosebridge. All rights reserved.</p>
    </footer>
  );
}
