import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#platform/contract/roles.ts';
import { openPalette, openShortcuts } from '#platform/web/keys/doors.ts';
import { isDialogOpen, isSingleKey, isTyping } from '#platform/web/keys/single-keys.ts';
import { focusSearch, wordsOfSearch } from '../find/search-door.ts';
import { help, read, search, shortcutsFor } from './shortcuts.ts';

/** Who has pressed 'g' and nothing after it for so long meant something else. */
const patience = 1_500;

/** The keys of every page for who is signed in. */
export function useShortcuts(role: Role): void {
  const navigate = useNavigate();
  // With the bar that says so by its sign: once that is seen, '/' is heard.
  useLayoutEffect(() => {
    const shortcuts = shortcutsFor(role);
    let pressed: string[] = [];
    let timer = 0;

    function forget(): void {
      pressed = [];
      window.clearTimeout(timer);
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (isPaletteKey(event)) {
        const words = wordsOfSearch(event.target);
        if (isDialogOpen() || (isTyping(event) && words === null)) return;
        event.preventDefault();
        openPalette(words ?? '');
        return;
      }
      if (event.key === 'Shift') return;
      if (event.repeat || !isSingleKey(event)) {
        forget();
        return;
      }
      const second = pressed.length === 0 ? null : read(shortcuts, [...pressed, event.key]);
      const meant = second ?? read(shortcuts, [event.key]);
      forget();
      if (meant === null) return;
      // A page's own key of the same letter, as 's' in a table, is not meant by the second of two.
      if (second !== null) event.stopImmediatePropagation();
      event.preventDefault();
      if ('begun' in meant) {
        pressed = [event.key];
        timer = window.setTimeout(forget, patience);
      } else if (meant.done === search) focusSearch();
      else if (meant.done === help) openShortcuts();
      else if (meant.done.to !== undefined) void navigate(meant.done.to);
    }

    // Before what the page itself listens to.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      forget();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [role, navigate]);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
