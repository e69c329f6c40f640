import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The first page of all is one that Back leads to, too; but its reader was led to its part by an address. */
let isFirst = true;

/**
 * Leads to the part of a page that the address names (`/product-details/7#evidence`), which may come after the page and be
 * pushed away by what comes above it later. Back leads to where the reader was.
 */
export function useAddressedPart(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP' && !isFirst;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part that an address names, and not as one goes on there
  useEffect(() => {
    isFirst = false;
    if (hash === '' || isBack) return;
    const left = new AbortController();
    const { scrollY } = window;
    // Most addresses name none.
    void import('./stay-at.ts').then(({ stayAt }) => {
      if (!left.signal.aborted && window.scrollY === scrollY) stayAt(hash.slice(1), left.signal);
    });
    return () => left.abort();
  }, [pathname, hash]);
}
