import { readSession } from './session.ts';

const finders: readonly string[] = ['/dossier-search', '/supplier-search'];

/** What the words of a search say beside its address, by the names of filters. */
export type ReadOfWords = Readonly<Record<string, readonly string[]>>;

/** Remembers, in this tab and for this person, the last search of a finder: pages behind it lead back there. */
export function rememberSearch(finder: string, search: string, read: ReadOfWords = {}): void {
  const stored: Stored = { name: readSession()?.name ?? '', search, read };
  window.sessionStorage.setItem(key(finder), JSON.stringify(stored));
}

/** The address of the search one came from; the plain finder otherwise. */
export function cameFrom(finder: string): string {
  return finder + lastSearch(finder).search;
}

/** The last search of a finder, with what was read out of its words. */
export function lastSearch(finder: string): { search: string; read: ReadOfWords } {
  const stored = typeof window === 'undefined' ? null : window.sessionStorage.getItem(key(finder));
  return parse(stored) ?? { search: '', read: {} };
}

/**
 * Where a link between pages leads: to a finder's own last search, because each keeps its text and filters while one
 * goes back and forth (§4.6). From within the finder it starts anew.
 */
export function leadTo(to: string, pathname: string): string {
  return finders.includes(to) && pathname !== to ? cameFrom(to) : to;
}

type Stored = { name: string; search: string; read: ReadOfWords };

function key(finder: string): string {
  return `came-from:${finder}`;
}

function parse(stored: string | null): { search: string; read: ReadOfWords } | null {
  try {
    const { name, search = '', read = {} } = JSON.parse(stored ?? '{}') as Partial<Stored>;
    return name === readSession()?.name && search.startsWith('?') ? { search, read } : null;
  } catch {
    return null;
  }
}
