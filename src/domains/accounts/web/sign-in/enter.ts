import { useNavigate } from 'react-router';
import { homeOf, mayOpen } from '#page-table.ts';
import { call } from '#platform/web/call/call.ts';
import {
  rememberReturnTo,
  type StoredSession,
  storeSession,
  takeReturnTo,
} from '#platform/web/session/session.ts';
import { forgetSessionEnded } from '#platform/web/session/session-ended.ts';

/** Stores a fresh session and goes where it was wanted before, or to `otherwise`, or to where the role starts. */
export function useEnter(): (session: StoredSession, otherwise?: string) => Promise<void> {
  const navigate = useNavigate();
  return async ({ token, name, role }, otherwise) => {
    storeSession({ token, name, role });
    forgetSessionEnded();
    const wanted = takeReturnTo();
    let to = wanted !== null && mayOpen(wanted, role) ? wanted : (otherwise ?? homeOf(role));
    if (await hasTermsToAccept()) {
      rememberReturnTo(to);
      to = '/terms/accept';
    }
    // A form that has done its work is no place to come Back to: the login would only lead on again.
    await navigate(to, { replace: true });
  };
}

/** Who could not be asked is asked at the next sign-in. */
async function hasTermsToAccept(): Promise<boolean> {
  const answer = await call('GET /api/terms').catch(() => null);
  return answer !== null && answer.data !== null;
}
