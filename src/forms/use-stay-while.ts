import { useEffect } from 'react';

/** Asks before the window is closed over what is not sent or not saved. */
export function useStayWhile(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [unsent]);
}
