import { useEffect } from 'react';

/** Asks before the window is closed over an upload. */
export function useStayWhile(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [busy]);
}
