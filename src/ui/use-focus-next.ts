import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what goes once it has done its work: if the focus is on it, what comes in its place takes it. */
export function useFocusNext<E extends HTMLElement>(find: () => HTMLElement | null): RefObject<E | null> {
  const element = useRef<E>(null);
  const next = useRef(find);
  useLayoutEffect(() => {
    const shown = element.current;
    const { current } = next;
    return () => {
      if (document.activeElement !== shown) return;
      queueMicrotask(() => current()?.focus({ preventScroll: true }));
    };
  }, []);
  return element;
}
