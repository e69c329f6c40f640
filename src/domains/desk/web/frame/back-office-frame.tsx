import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#platform/web/session/session.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { sections } from '../../contract/back-office-sections.ts';
import classes from './back-office-frame.module.css';
import { PaletteButton } from './palette-button.tsx';

type BackOfficeFrameProps = {
  /** Others open this page too: for them the frame takes no room. */
  isShared: boolean;
  children: ReactNode;
};

/** What stands around every page of the back office: its side navigation, which is a menu on a phone. */
export function BackOfficeFrame({ isShared, children }: BackOfficeFrameProps) {
  const isDesk = useSession()?.role === 'admin';
  // The server does not know who is there: it sends the navigation, and the page shows it to the desk alone.
  const isKnown = useHydrated();
  const frame = useKeptFocus<HTMLDivElement>(!isShared);
  return (
    <div ref={frame} className={classes.frame} data-shared={isShared || undefined}>
      {(isDesk || !isShared || !isKnown) && <SideNavigation />}
      <div className={classes.content}>{children}</div>
    </div>
  );
}

function SideNavigation() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const id = useId();
  const here = sections
    .flatMap(({ entries }) => entries)
    .filter(({ to, records = to }) => [to, records].includes(pathname) || pathname.startsWith(`${records}/`))
    .at(-1);
  return (
    <nav className={classes.side} aria-label="Back office">
      <div className={classes.top}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{here?.label ?? 'Back office'}</span>
          <span className={classes.chevron} aria-hidden="true" />
        </button>
        <PaletteButton />
      </div>
      <div id={id} className={classes.sections} data-open={open || undefined}>
        {sections.map(({ title, entries }) => (
          <div key={title} className={classes.section}>
            <p className={classes.sectionTitle} id={`${id}-${title}`}>
              {title}
            </p>
            <ul aria-labelledby={`${id}-${title}`}>
              {entries.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    className={`detail ${classes.entry}`}
                    to={to}
                    aria-current={here?.to === to ? 'page' : undefined}
                    prefetch="intent"
                    onClick={() => setOpen(false)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
