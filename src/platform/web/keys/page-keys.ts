import { useEffect } from 'react';

/** Keys that a part of a page has for itself, as the list of shortcuts names them (§2.29). */
export type PageKeys = { title: string; keys: readonly { key: string; label: string }[] };

let known: PageKeys | null = null;

/** Has the list of shortcuts name them as long as the part is shown. */
export function usePageKeys(keys: PageKeys): void {
  useEffect(() => {
    known = keys;
    return () => {
      if (known === keys) known = null;
    };
  }, [keys]);
}

export function pageKeys(): PageKeys | null {
  return known;
}
