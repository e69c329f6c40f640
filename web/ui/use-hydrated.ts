import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
