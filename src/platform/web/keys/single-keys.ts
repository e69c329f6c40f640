import { useSyncExternalStore } from 'react';

/**
 * Shortcuts of single characters, and whether somebody has switched them off, as who speaks to their computer must be
 * able to (WCAG 2.1.4). A cookie, as the scheme is: signing out clears local storage.
 */
const cookie = 'single-keys';
const listeners = new Set<() => void>();

export function areSingleKeysOn(): boolean {
  return !/(?:^|; )single-keys=off/.test(document.cookie);
}

export function setSingleKeys(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${cookie}=${on ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/** Whether a pressed key is free to be a shortcut: nobody types, no dialog or menu is open, and it stands alone. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  return areSingleKeysOn() && !isTyping(event) && !isDialogOpen();
}

/** Whether the key goes into a field. */
export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const fields =
    'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])';
  return target.matches(`${fields}, [role="menu"] *, [role="listbox"] *, [role="textbox"]`);
}

export function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]');
  // A popover that is closed stands in the page, too.
  return [...dialogs].some((dialog) => dialog.checkVisibility());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
