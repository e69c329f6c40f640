import { type RefObject, useEffect, useRef } from 'react';

/** None that opens elsewhere: who works here would leave the place by the next Enter. */
const controls = 'a[href]:not([target="_blank"]), button:enabled, summary, input[type="checkbox"]:enabled';

/**
 * Keeps the focus where one works: when what has it goes, because its row is decided on or its step is taken, the nearest
 * of what is left takes it, first what is like it in the next row. In a section whose heading can, that takes it with the
 * last row of a list, or the last button of a row; with the section the page's. Else it would fall to the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(isOn: boolean): RefObject<E | null> {
  const frame = useRef<E>(null);
  useEffect(() => {
    const root = frame.current;
    if (!isOn || root === null) return;
    let pressed: Element | null = null;
    let around: readonly Element[] = [];
    let heading: HTMLElement | null = null;

    function note({ target }: FocusEvent): void {
      // A dialog keeps the focus itself, and gives it back to what opened it.
      if (root === null || !(target instanceof Element) || target.closest('dialog')) return;
      pressed = target;
      const row = target.closest('ul') ?? target.parentElement ?? root;
      heading = root.querySelector('section:has(:focus) h2[tabindex]');
      around = placesAround(target, heading ? row : root);
    }

    /** Whoever presses beside it has left the place. */
    function leave({ target }: PointerEvent): void {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!document.activeElement?.contains(target)) pressed = null;
    }

    function keep(): void {
      if (pressed === null || document.activeElement !== document.body) return;
      // It is busy, and comes back by itself.
      if (pressed.isConnected && pressed.matches(':disabled')) return;
      if (root?.querySelector('dialog[open]')) return;
      const places = around.map((one) => controlIn(one, pressed as Element));
      const next = [...places, heading, root?.querySelector<HTMLElement>('h1[tabindex]')];
      next.find((one) => one?.isConnected)?.focus({ preventScroll: true });
    }

    const changes = new MutationObserver(keep);
    root.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      root.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
      changes.disconnect();
    };
  }, [isOn]);
  return frame;
}

/** An element, what follows it and what precedes it; then the same of what it stands in, up to the root. */
function placesAround(element: Element, root: Element): Element[] {
  const places: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
    const all: Element[] = [...(at.parentElement?.children ?? [])];
    const place = all.indexOf(at);
    places.push(at, ...all.slice(place + 1), ...all.slice(0, place).reverse());
  }
  return places;
}

/** What takes the focus within a place that is still there: the like of what had it, else the first that can. */
function controlIn(place: Element, like: Element): HTMLElement | null {
  if (!place.isConnected) return null;
  const all = [place, ...place.querySelectorAll(controls)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(controls) && one.checkVisibility(),
  );
  const alike = all.filter((one) => one.tagName === like.tagName && one.className === like.className);
  return alike.find((one) => one.textContent === like.textContent) ?? alike[0] ?? all[0] ?? null;
}
