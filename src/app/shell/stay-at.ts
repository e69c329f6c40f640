/** Whatever a reader begins to do. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Keeps a part at the top of the window as the page grows, until the reader does something or has moved on. */
export function stayAt(id: string, left: AbortSignal): void {
  let at: { top: number; scrolled: number } | null = null;
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
    if (at === null && (activeElement === body || activeElement?.matches('h1')))
      part.focus({ preventScroll: true });
    at = { top: part.getBoundingClientRect().top, scrolled: window.scrollY };
  }

  /** Where the page grew above it either it has moved or the browser has scrolled; by whoever scrolls it does both. */
  function look(): void {
    const part = document.getElementById(id);
    if (at === null || part === null) return;
    const moved = Math.abs(part.getBoundingClientRect().top - at.top);
    if (moved > 1 && Math.abs(window.scrollY - at.scrolled) > 1) end();
  }

  for (const act of acts) window.addEventListener(act, end, listen);
  window.addEventListener('scroll', look, listen);
  left.addEventListener('abort', end, { once: true });
  grown.observe(document.body);
}
