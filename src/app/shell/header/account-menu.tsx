import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type StoredSession, signOut } from '#platform/web/session/session.ts';
import { Menu, menuItem } from '#ui/action/menu.tsx';
import classes from './header.module.css';
import { ChevronIcon } from './icons.tsx';
import { accountLinks } from './navigation.ts';

const ProblemDialog = lazy(async () => ({
  default: (await import('../error-page/problem-dialog.tsx')).ProblemDialog,
}));

/** The avatar with the name's first letter, its first word, and what belongs to the person (§2.2). */
export function AccountMenu({ session }: { session: StoredSession }) {
  const firstWord = session.name.trim().split(/\s+/)[0] ?? '';
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        buttonClassName={classes.account}
        button={
          <>
            <span className={classes.avatar} aria-hidden="true">
              {firstLetter(session.name)}
            </span>
            <span className={classes.name}>{firstWord}</span>
            <ChevronIcon />
          </>
        }
      >
        {accountLinks(session).map(({ label, to }) => (
          <Link key={to} role="menuitem" className={menuItem} to={to} prefetch="intent">
            {label}
          </Link>
        ))}
        <button type="button" role="menuitem" className={menuItem} onClick={() => setReporting(true)}>
          Report a problem
        </button>
        <button type="button" role="menuitem" className={menuItem} onClick={() => void signOut()}>
          Logout
        </button>
      </Menu>
      {reporting && (
        <Suspense fallback={null}>
          <ProblemDialog onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim();
  return letter.toUpperCase();
}
