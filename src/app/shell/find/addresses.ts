/** The dossier finder, searched by words; without any as it stands. */
export function addressOfSearch(words: string): string {
  return words.trim() === ''
    ? '/dossier-search'
    : `/dossier-search?${new URLSearchParams({ q: words.trim() })}`;
}
