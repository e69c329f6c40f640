import { type KeyboardEvent, useState } from 'react';

/**
 * Which option of a combobox is highlighted, moved as the ARIA practices say: arrows go through them and around, Enter
 * takes the highlighted one. `first` highlights the first option where none was chosen by the keys.
 */
export function useListbox<O extends { key: string }>(
  options: readonly O[],
  choose: (option: O) => void,
  { first }: { first: boolean },
) {
  const [highlighted, setHighlighted] = useState<string>();
  const chosen = options.findIndex(({ key }) => key === highlighted);
  const active = chosen === -1 && first && options.length > 0 ? 0 : chosen;

  function highlight(place: number): void {
    setHighlighted(options[place]?.key);
  }

  /** Whether the key meant the options. */
  function onKey(event: KeyboardEvent): boolean {
    // While a character is being composed, the keys choose among its spellings.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const last = options.length - 1;
    // In a field that has words of its own, these come beyond either end, and nothing is highlighted.
    const beyond = first ? { end: 0, start: last } : { end: -1, start: -1 };
    if (event.key === 'ArrowDown') highlight(active === last ? beyond.end : active + 1);
    else if (event.key === 'ArrowUp') {
      if (active === -1) highlight(last);
      else highlight(active === 0 ? beyond.start : active - 1);
    } else if (event.key === 'Enter' && options[active] !== undefined) choose(options[active]);
    else return false;
    event.preventDefault();
    return true;
  }

  return { active, onKey, forget: () => setHighlighted(undefined) };
}
