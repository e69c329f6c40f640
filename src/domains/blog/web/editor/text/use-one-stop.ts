import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * Makes one stop of the Tab key of all buttons within: arrows lead from one to the next and round, Home and End to the ends,
 * and Tab comes back to the one that had the focus last (APG, toolbar). Buttons begin with `tabIndex` -1.
 */
export function useOneStop() {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLButtonElement | null>(null);

  function setStop(chosen: HTMLButtonElement | null): void {
    const all = buttonsIn(frame.current);
    const stop = all.find((button) => button === chosen) ?? all[0] ?? null;
    last.current = stop;
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  // Whenever buttons may have come or gone.
  useLayoutEffect(() => setStop(last.current));

  return {
    ref: frame,
    onFocus({ target }: FocusEvent<HTMLDivElement>) {
      setStop(target.closest('button'));
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = buttonsIn(frame.current);
      const next = nextOf(event.key, all.indexOf(last.current as HTMLButtonElement), all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

function buttonsIn(frame: HTMLElement | null): HTMLButtonElement[] {
  return [...(frame?.querySelectorAll('button') ?? [])];
}

/** Where a key leads from one of so many; null where it leads nowhere. */
export function nextOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
