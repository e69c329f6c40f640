const margin = 8;

/**
 * Puts an open popover under what it belongs to, or over it where the window ends, never beyond the window's edges.
 * Its place is on the page, so that it scrolls along.
 */
export function placeBelow(anchor: HTMLElement, popover: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(margin, Math.min(at.left, clientWidth - width - margin));
  const fitsBelow = at.bottom + height + margin <= clientHeight || at.top < height + margin;
  const top = fitsBelow ? at.bottom : at.top - height;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
