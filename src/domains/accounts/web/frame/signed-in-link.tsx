import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpen } from '#page-table.ts';
import { returningTo, useSession } from '#platform/web/session/session.ts';

/**
 * On a public page, a link to one that needs a login: it leads a visitor there by way of the login, and is none for a
 * role that may not go there.
 */
export function SignedInLink({ to, children }: { to: string; children: ReactNode }) {
  const session = useSession();
  if (session) {
    if (!mayOpen(to, session.role)) return children;
    return (
      <Link to={to} prefetch="intent">
        {children}
      </Link>
    );
  }
  return (
    <Link to="/login" prefetch="intent" {...returningTo(to)}>
      {children}
    </Link>
  );
}
