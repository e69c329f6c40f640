import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

/**
 * The colour scheme lives in a cookie, not in local storage: signing out clears all of local storage (specification,
 * section 4), and nobody expects their screen to turn white for that.
 */
const cookie = 'color-scheme';

export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : (stored() ?? fallback)),
  set: write,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => write('auto'),
};

/** Runs before the first paint: sets the scheme, and marks who is signed in so that no wrong header flashes. */
export const beforePaint = `(function(d){try{
var m=/(?:^|; )${cookie}=(light|dark)/.exec(document.cookie);
d.setAttribute('data-mantine-color-scheme',m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
if(localStorage.getItem('name'))d.setAttribute('data-session','');
}catch(e){}})(document.documentElement)`;

function stored(): MantineColorScheme | undefined {
  const value = document.cookie.match(/(?:^|; )color-scheme=(\w+)/)?.[1];
  return isMantineColorScheme(value) ? value : undefined;
}

function write(scheme: MantineColorScheme): void {
  document.cookie = `${cookie}=${scheme}; path=/; max-age=31536000; samesite=lax`;
}
