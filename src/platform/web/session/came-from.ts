import { readSession } from './session.ts';

const finders: readonly string[] = ['/dossier-search', '/supplier-search'];

/** Remembers, in this tab and for this person, the last search of a finder: pages behind it lead back there. */
export function rememberSearch(finder: string, search: string): void {
  const stored: Stored = { name: readSession()?.name ?? '', search };
  window.sessionStorage.setItem(key(finder), JSON.stringify(stored));
}

/** The address of the search one came from; the plain finder otherwise. */
export function cameFrom(finder: string): string {
  const search = typeof window === 'undefined' ? '' : read(window.sessionStorage.getItem(key(finder)));
  return finder + search;
}

/**
 * Where a link between pages leads: to a finder's own last search, because each keeps its text and filters while one
 * goes back and forth (§4.6). From within the finder it starts anew.
 */
export function leadTo(to: string, pathname: string): string {
  return finders.includes(to) && pathname !== to ? cameFrom(to) : to;
}

type Stored = { name: string; search: string };

function key(finder: string): string {
  return `came-from:${finder}`;
}

function read(stored: string | null): string {
  try {
    const { name, search } = JSON.parse(stored ?? '{}') as Partial<Stored>;
    return name === readSession()?.name && search?.startsWith('?') ? search : '';
  } catch {
    return '';
  }
}
