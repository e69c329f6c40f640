import { type MouseEvent, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { leadTo } from '#platform/web/session/came-from.ts';
import { type StoredSession, signOut } from '#platform/web/session/session.ts';
import { WaitingCount } from '../bar/waiting-count.tsx';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { requestsOf, sideMenuLinks } from './navigation.ts';
import classes from './side-menu.module.css';

/** Where the browser knows invoker commands it opens and closes the dialog by itself: then no script is needed. */
const opens = { command: 'show-modal', commandfor: 'side-menu' };
const closes = { command: 'close', commandfor: 'side-menu' };

/** The menu of narrow screens. A native modal dialog: focus stays in it, Escape closes it. */
export function SideMenu({ session }: { session: StoredSession | null }) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  function open(): void {
    if (!knowsCommands()) dialog.current?.showModal();
  }

  function close(): void {
    if (!knowsCommands()) dialog.current?.close();
  }

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={classes.burger}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
        {...opens}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same */}
      <dialog
        id="side-menu"
        ref={dialog}
        className={classes.drawer}
        aria-label="Menu"
        onClick={closeOnBackdrop}
      >
        <div className={classes.content}>
          <div className={classes.head}>
            <Logo />
            <button
              type="button"
              className={classes.close}
              aria-label="Close menu"
              onClick={close}
              {...closes}
            >
              <CloseIcon />
            </button>
          </div>
          {session && <p className={classes.person}>{session.name}</p>}
          <nav aria-label="Side menu">
            <ul className={`list ${classes.links}`}>
              {sideMenuLinks(session).map(({ label, to }) => (
                <li key={to} className={classes.entry}>
                  <NavLink
                    className={classes.link}
                    to={leadTo(to, pathname)}
                    end
                    onClick={() => dialog.current?.close()}
                  >
                    {label}
                  </NavLink>
                  {session && to === requestsOf(session.role) && <WaitingCount />}
                </li>
              ))}
              {session && (
                <li>
                  <button type="button" className={classes.link} onClick={() => void signOut()}>
                    Logout
                  </button>
                </li>
              )}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}

function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
