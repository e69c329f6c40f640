/** Text into words, by the rules stated in finder.ts. */

const longestWord = 64;
const mostQueryWords = 32;
const longestQuery = 4096;

/** Letters that NFKD leaves whole although people type them without the stroke or as two letters. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

/** All words of a text in their order, repetitions included. */
export function wordsOf(text: string): string[] {
  // Nearly every text is ASCII, where none of the Unicode steps changes anything.
  const found = /[\u0080-\uffff]/.test(text)
    ? foldLetters(text).match(/[\p{L}\p{N}]+/gu)
    : text.toLowerCase().match(/[a-z0-9]+/g);
  if (!found) return [];
  for (let i = 0; i < found.length; i++) {
    const word = found[i] as string;
    if (word.length > longestWord) found[i] = Array.from(word).slice(0, longestWord).join('');
  }
  return found;
}

/** The distinct words of a query, bounded so that no input can make a search slow. */
export function queryWords(text: string): string[] {
  return [...new Set(wordsOf(text.slice(0, longestQuery)))].slice(0, mostQueryWords);
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłıς]/g, (letter) => plainLetters[letter] as string);
}
