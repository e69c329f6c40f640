/**
 * Keeps the toasts where they can be reached: a modal dialog makes all outside of it inert, so they stand in the uppermost
 * one, and in the browser's top layer, over its backdrop. Answers what ends it.
 */
export function keepOnTop(place: HTMLElement): () => void {
  const ended = new AbortController();
  const listen = { capture: true, signal: ended.signal };
  // Once it is open; before it closes, as it may leave the page with all that stands in it.
  document.addEventListener('toggle', (event) => isDialog(event) && putOnTop(place), listen);
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (isDialog(event) && event.newState === 'closed' && event.target.contains(place)) {
        putOnTop(place, event.target);
      }
    },
    listen,
  );
  putOnTop(place);
  return () => {
    ended.abort();
    place.remove();
  };
}

/** Into the uppermost modal dialog but for one that closes; into the page where none is open. */
export function putOnTop(place: HTMLElement, closing?: Element): void {
  const open = [...document.querySelectorAll('dialog:modal')].filter((dialog) => dialog !== closing);
  const top = open.at(-1) ?? document.body;
  // What is moved begins its clock anew: only what must.
  if (place.parentElement === top && place.matches(':popover-open')) return;
  top.append(place);
  place.showPopover();
}

/** Moves what has the focus, with its label, out from behind the toasts: one was led there before they came. */
export function uncover(place: HTMLElement): void {
  const { activeElement } = document;
  // Of a single toast the place moves as it comes in.
  const over = place.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
  if (activeElement === null || activeElement === document.body || over === undefined) return;
  const { top, right, bottom, left } = activeElement.getBoundingClientRect();
  const label = Number.parseFloat(getComputedStyle(activeElement).scrollMarginTop);
  const isBeside = over.right <= left || over.left >= right;
  if (isBeside || over.bottom <= top - label || over.top >= bottom || place.contains(activeElement)) return;
  activeElement.scrollIntoView({ block: 'nearest' });
}

type DialogToggle = ToggleEvent & { target: HTMLDialogElement };

function isDialog(event: Event): event is DialogToggle {
  return event.target instanceof HTMLDialogElement;
}
