import { useNavigate } from 'react-router';
import { homeOf, mayOpen } from '#page-table.ts';
import { type StoredSession, storeSession, takeReturnTo } from '#platform/web/session/session.ts';
import { forgetSessionEnded } from '#platform/web/session/session-ended.ts';

/** Stores a fresh session and goes where it was wanted before, or to `otherwise`, or to where the role starts. */
export function useEnter(): (session: StoredSession, otherwise?: string) => Promise<void> {
  const navigate = useNavigate();
  return async ({ token, name, role }, otherwise) => {
    storeSession({ token, name, role });
    forgetSessionEnded();
    const wanted = takeReturnTo();
    const to = wanted !== null && mayOpen(wanted, role) ? wanted : (otherwise ?? homeOf(role));
    // A form that has done its work is no place to come Back to: the login would only lead on again.
    await navigate(to, { replace: true });
  };
}
