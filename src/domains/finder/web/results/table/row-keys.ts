/** What a key does in a table of results, or in the panel beside it. */
export type RowMove =
  | { kind: 'walk'; by: number }
  | { kind: 'ends'; last: boolean }
  | { kind: 'open' | 'look' | 'close' | 'tick' | 'into' | 'back' }
  | { kind: 'act'; key: string };

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** What has the focus: a row's link, its box, something else that a key operates, or what keys only pass through. */
export type Place = 'row' | 'box' | 'control' | 'text';

const walks: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Reads a key. A link that has the focus opens by Enter itself, a box is ticked by Space, a button pressed by both: there
 * the key stays theirs (null).
 */
export function moveOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed, place: Place): RowMove | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Escape') return { kind: 'close' };
  const by = walks[key];
  if (by !== undefined && !shiftKey) return { kind: 'walk', by };
  if (key === 'Enter') return place === 'row' || place === 'control' ? null : { kind: 'open' };
  if (key === ' ') return place === 'row' ? { kind: 'look' } : null;
  if (shiftKey) return null;
  if (key === 'Home' || key === 'End') return place === 'row' ? { kind: 'ends', last: key === 'End' } : null;
  if (key === 'ArrowRight' && place === 'row') return { kind: 'into' };
  if (key === 'ArrowLeft' && place !== 'row' && place !== 'box') return { kind: 'back' };
  if (key === 'x') return { kind: 'tick' };
  return /^[a-z]$/.test(key) ? { kind: 'act', key } : null;
}
