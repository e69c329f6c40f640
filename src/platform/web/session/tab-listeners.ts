/** Who wants to know when something in the browser's storage changes: in this tab, or in another one. */
export function createTabListeners() {
  const listeners = new Set<() => void>();
  return {
    /** As `useSyncExternalStore` subscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    /** Called by hand for changes made here: `storage` events reach only the other tabs. */
    announce(): void {
      for (const listener of listeners) listener();
    },
  };
}
