import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useMatches, useNavigate } from 'react-router';
import { accessTo } from '#page-table.ts';
import { readSession, rememberReturnTo } from '#platform/web/session/session.ts';
import { markSessionEnded, sessionEndedMessage } from '#platform/web/session/session-ended.ts';
import { toastError } from '#ui/mark/toast.ts';

/** Leads away from private pages once the session is gone: ended by the server, or signed out in another tab. */
export function SessionWatch() {
  useSessionEnd();
  useSignOutElsewhere();
  return null;
}

function useSessionEnd(): void {
  const navigate = useNavigate();
  // Asked at that moment: what is rendered lags behind, and the tick that met the end would be lost.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    function leadToLogin(): void {
      const { location, navigation } = router?.state ?? {};
      const wanted = navigation?.location ?? location ?? window.location;
      rememberReturnTo(wanted.pathname + wanted.search + wanted.hash);
      markSessionEnded();
      toastError(sessionEndedMessage);
      void navigate('/login', { replace: true });
    }
    window.addEventListener('session-ended', leadToLogin);
    return () => window.removeEventListener('session-ended', leadToLogin);
  }, [navigate, router]);
}

/** Storage events come from other tabs only. */
function useSignOutElsewhere(): void {
  const page = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    function leave(): void {
      if (readSession() === null && accessTo(page) !== 'public') window.location.replace('/');
    }
    window.addEventListener('storage', leave);
    return () => window.removeEventListener('storage', leave);
  }, [page]);
}
