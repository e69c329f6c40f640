import { useState, useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Whether a part stands in what the server sent, and was not made in the browser: the same as long as the part lives. */
export function useServedPart(): boolean {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed;
}
