import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { accessTo } from '#web/page-table.ts';
import { readSession, rememberReturnTo } from '#web/session.ts';
import { markSessionEnded, sessionEndedMessage } from '#web/session-ended.ts';
import { toastError } from '#web/ui/toast.ts';

/** Leads away from private pages once the session is gone: ended by the server, or signed out in another tab. */
export function SessionWatch() {
  useSessionEnd();
  useSignOutElsewhere();
  return null;
}

function useSessionEnd(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const wanted = useNavigation().location ?? location;
  const returnTo = wanted.pathname + wanted.search + wanted.hash;
  useEffect(() => {
    function leadToLogin(): void {
      rememberReturnTo(returnTo);
      markSessionEnded();
      toastError(sessionEndedMessage);
      void navigate('/login');
    }
    window.addEventListener('session-ended', leadToLogin);
    return () => window.removeEventListener('session-ended', leadToLogin);
  }, [navigate, returnTo]);
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
