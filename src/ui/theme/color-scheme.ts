import { useLayoutEffect, useSyncExternalStore } from 'react';

export type ShownScheme = 'light' | 'dark';
/** What somebody has chosen; 'auto' is what the system says. */
export type ColorScheme = ShownScheme | 'auto';

/** Where style sheets read it, on the page's root. */
const attribute = 'data-color-scheme';
/**
 * The colour scheme lives in a cookie, not in local storage: signing out clears all of local storage
 * (§4.1), and nobody expects their screen to turn white for that.
 */
const cookie = 'color-scheme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** What the server writes, which cannot know better: see the script before the first paint. */
export const servedScheme = { [attribute]: 'light' };

/** Statements for the script before the first paint, on the root as `d`: the scheme to show. */
export const schemeScript = `d.setAttribute('${attribute}',(/(?:^|; )${cookie}=(light|dark)/.exec(document.cookie)||[])[1]||(matchMedia('${systemIsDark}').matches?'dark':'light'))`;

let chosen: ColorScheme = typeof document === 'undefined' ? 'auto' : stored();
const listeners = new Set<() => void>();

/** What is chosen; the server says 'auto', for only the browser knows. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 'auto',
  );
}

export function useShownScheme(): ShownScheme {
  return useSyncExternalStore(subscribe, shown, () => 'light');
}

export function setColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${cookie}=${scheme}; path=/; max-age=31536000; samesite=lax`;
  for (const tell of listeners) tell();
}

/** Keeps the page in its scheme, for as long as it is open; one that is made anew after an error begins in the server's. */
export function useSchemeOnPage(): void {
  useLayoutEffect(() => {
    show();
    return subscribe(show);
  }, []);
}

function show(): void {
  document.documentElement.setAttribute(attribute, shown());
}

function shown(): ShownScheme {
  if (chosen !== 'auto') return chosen;
  return window.matchMedia(systemIsDark).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(systemIsDark);
  listeners.add(onChange);
  system.addEventListener('change', onChange);
  return () => {
    listeners.delete(onChange);
    system.removeEventListener('change', onChange);
  };
}

function stored(): ColorScheme {
  const value = document.cookie.match(/(?:^|; )color-scheme=(light|dark)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'auto';
}
