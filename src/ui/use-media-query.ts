import { useCallback, useSyncExternalStore } from 'react';

/** Whether the browser's answer to a question of style sheets is yes; on the server no. Not for what is hydrated: there it may differ. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const asked = window.matchMedia(query);
      asked.addEventListener('change', onChange);
      return () => asked.removeEventListener('change', onChange);
    },
    [query],
  );
  const matches = () => typeof window !== 'undefined' && window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, matches);
}
