import { useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { accessTo } from '#page-table.ts';
import { useDestination } from '#platform/web/page/use-destination.ts';
import { readSession, rememberReturnTo, secondFactorPlace } from '#platform/web/session/session.ts';
import { markSessionEnded, sessionEndedMessage } from '#platform/web/session/session-ended.ts';
import { toastError } from '#ui/mark/toast.ts';

/** Leads away from private pages once the session is gone, ended by the server or signed out in another tab, or lacks a second factor. */
export function SessionWatch() {
  const navigate = useNavigate();
  // By what is rendered the tick that met the end would be lost.
  const destination = useDestination();
  const page = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    function leadToLogin(): void {
      const { pathname, search, hash } = destination();
      rememberReturnTo(pathname + search + hash);
      markSessionEnded();
      toastError(sessionEndedMessage);
      void navigate('/login', { replace: true });
    }
    function leadToAccount(): void {
      if (destination().pathname !== '/account') void navigate(secondFactorPlace);
    }
    function leave(): void {
      if (readSession() === null && accessTo(page) !== 'public') window.location.replace('/');
    }
    const left = new AbortController();
    window.addEventListener('session-ended', leadToLogin, left);
    window.addEventListener('second-factor-missing', leadToAccount, left);
    // Storage events come from other tabs only.
    window.addEventListener('storage', leave, left);
    return () => left.abort();
  }, [navigate, destination, page]);
  return null;
}
