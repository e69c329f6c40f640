import { useSyncExternalStore } from 'react';
import { compareKey as key } from '#platform/web/session/session.ts';
import { createTabListeners } from '#platform/web/session/tab-listeners.ts';
import { mostCompared } from '../../contract/compare-limits.ts';

/** A dossier chosen to be compared, as the bar names it. */
export type Chosen = { id: string; title: string };

const none: readonly Chosen[] = [];
const { subscribe, announce } = createTabListeners();
let latest: { stored: string | null; chosen: readonly Chosen[] } = { stored: null, chosen: none };

/** What was chosen in this browser; the same array as long as nothing changed. Signing out clears it with the rest. */
function readChosen(): readonly Chosen[] {
  if (typeof window === 'undefined') return none;
  const stored = window.localStorage.getItem(key);
  if (stored !== latest.stored) latest = { stored, chosen: parse(stored) };
  return latest.chosen;
}

/** The choice as React state, in step with every other tab. */
export function useChosen(): readonly Chosen[] {
  return useSyncExternalStore(subscribe, readChosen, () => none);
}

/** Chooses a dossier, or gives it up. More than can be compared are not taken. */
export function choose(dossier: Chosen, wanted: boolean): void {
  const others = readChosen().filter(({ id }) => id !== dossier.id);
  if (wanted && others.length < mostCompared) keep([...others, dossier]);
  if (!wanted) keep(others);
}

export function keep(chosen: readonly Chosen[]): void {
  if (chosen.length === 0) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, JSON.stringify(chosen.map(({ id, title }) => ({ id, title }))));
  announce();
}

/** What another choice leaves out of the one before. */
export function givenUp(before: readonly Chosen[], next: readonly Chosen[]): readonly Chosen[] {
  return before.filter(({ id }) => !next.some((each) => each.id === id));
}

export function compareAddress(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
}

function parse(stored: string | null): readonly Chosen[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isChosen).slice(0, mostCompared) : none;
  } catch {
    return none;
  }
}

function isChosen(value: unknown): value is Chosen {
  const { id, title } = (value ?? {}) as Partial<Chosen>;
  return typeof id === 'string' && typeof title === 'string';
}
