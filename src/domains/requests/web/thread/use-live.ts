import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const interval = 30_000;

/** Asks again for what the page shows: when the reader comes back to it, and every half minute while they look at it. */
export function useLive(): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  useEffect(() => {
    latest.current = revalidator;
  });

  useEffect(() => {
    function refresh(): void {
      if (document.visibilityState !== 'visible' || latest.current.state !== 'idle') return;
      void latest.current.revalidate();
    }
    const timer = window.setInterval(refresh, interval);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
