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
    if (hash !== '' && !isBack) return stayAt(hash.slice(1));
  }, [pathname, hash]);
}

/** Whatever a reader begins to do. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Keeps a part at the top of the window as the page grows, until the reader does something or has moved on. */
function stayAt(id: string): () => void {
  let left: { top: number; scrolled: number } | null = null;
  const grown = new ResizeObserver(lead);
  const ended = new AbortController();
  const listen = { passive: true, capture: true, signal: ended.signal };

  function end(): void {
    grown.disconnect();
    ended.abort();
  }

  function lead(): void {
    const part = document.getElementById(id);
    if (part === null) return;
    part.scrollIntoView();
    const { body, activeElement } = document;
    if (left === null && (activeElement === body || activeElement?.matches('h1')))
      part.focus({ preventScroll: true });
    left = { top: part.getBoundingClientRect().top, scrolled: window.scrollY };
  }

  /** Where the page grew above it either it has moved or the browser has scrolled; by whoever scrolls it does both. */
  function look(): void {
    const part = document.getElementById(id);
    if (left === null || part === null) return;
    const moved = Math.abs(part.getBoundingClientRect().top - left.top);
    if (moved > 1 && Math.abs(window.scrollY - left.scrolled) > 1) end();
  }

  for (const act of acts) window.addEventListener(act, end, listen);
  window.addEventListener('scroll', look, listen);
  grown.observe(document.body);
  return end;
}
