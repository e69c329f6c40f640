import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

/**
 * The colour scheme lives in a cookie, not in local storage: signing out clears all of local storage
 * (§4.1), and nobody expects their screen to turn white for that.
 */
const cookie = 'color-scheme';

export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : (stored() ?? fallback)),
  set: write,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => write('auto'),
};

/** An expression for the script before the first paint: the scheme to show. */
export const schemeScript = `(/(?:^|; )${cookie}=(light|dark)/.exec(document.cookie)||[])[1]||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;

function stored(): MantineColorScheme | undefined {
  const value = document.cookie.match(/(?:^|; )color-scheme=(\w+)/)?.[1];
  return isMantineColorScheme(value) ? value : undefined;
}

function write(scheme: MantineColorScheme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${cookie}=${scheme}; path=/; max-age=31536000; samesite=lax`;
}
