import { useCallback, useSyncExternalStore } from 'react';

/** Whether the browser's answer to a question of style sheets is yes; on the server and while hydrating, no. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const asked = window.matchMedia(query);
      asked.addEventListener('change', onChange);
      return () => asked.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
