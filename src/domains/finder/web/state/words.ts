/** How the words of a search are taken out of it and put into it. Words are compared whatever their case. */

/** Where a word ends: not in the middle of letters and figures. */
const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';

/** Finds these words, longest first, with any space between their parts. Null where there are none. */
export function findWords(words: readonly string[]): RegExp | null {
  const patterns = words
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .sort((a, b) => b.length - a.length)
    .map((each) => each.split(/\s+/).map(escaped).join('\\s+'));
  return patterns.length === 0 ? null : new RegExp(`${before}(${patterns.join('|')})${after}`, 'giu');
}

export function holds(text: string, words: string): boolean {
  return findWords([words])?.test(text) ?? false;
}

/** The text without these words, wherever they stand in it; a single word may have lost its accents. */
export function takeOut(text: string, words: string): string {
  const found = findWords([words]);
  if (found === null) return text;
  const rest = holds(text, words)
    ? text.replace(found, ' ')
    : text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (plain(word) === plain(words) ? ' ' : word));
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** The text with other words in the place of these. */
export function putInstead(text: string, words: string, others: string): string {
  const found = findWords([words]);
  if (found !== null && holds(text, words)) return text.replace(found, () => others);
  return `${takeOut(text, words)} ${others}`.trim();
}

function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function escaped(part: string): string {
  return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
