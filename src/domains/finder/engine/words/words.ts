/** Text into words, by the rules stated in finder.ts. */

const longestWord = 64;
const mostQueryWords = 32;
const longestQuery = 1024;
const hashFactor = 0x9e3779b1;

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

/** A word of a text: where it stands in `text`, which has ASCII letters in either case, and its hash. */
export type VisitWord = (text: string, from: number, to: number, hash: number) => void;

/** Calls `visit` for each word of a text in order. The text handed to it is the given one or a folded one. */
export function eachWord(text: string, visit: VisitWord): void {
  if (/[\u0080-\uffff]/.test(text)) {
    for (const word of foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
      const cut = word.length > longestWord ? Array.from(word).slice(0, longestWord).join('') : word;
      visit(cut, 0, cut.length, hashOf(cut));
    }
    return;
  }
  // Nearly every text is ASCII, where none of the Unicode steps changes anything.
  for (let at = 0; at < text.length; at++) {
    let unit = plainUnit(text.charCodeAt(at));
    if (unit === 0) continue;
    const from = at;
    let hash = 0;
    do {
      if (at - from < longestWord) hash = Math.imul(hash ^ unit, hashFactor);
      at += 1;
      unit = at < text.length ? plainUnit(text.charCodeAt(at)) : 0;
    } while (unit !== 0);
    visit(text, from, Math.min(at, from + longestWord), finished(hash));
  }
}

/** The hash that `eachWord` gives a word: 32 bits. */
export function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), hashFactor);
  return finished(hash);
}

/** All words of a text in their order, repetitions included. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (source, from, to) => words.push(source.slice(from, to).toLowerCase()));
  return words;
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

/** An ASCII letter as lower case, a digit as it is, 0 for anything else. */
function plainUnit(unit: number): number {
  if (unit >= 97) return unit <= 122 ? unit : 0;
  if (unit >= 65) return unit <= 90 ? unit + 32 : 0;
  return unit >= 48 && unit <= 57 ? unit : 0;
}

/** Spreads the last letters over all bits, for the table reads only the lower ones. */
function finished(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
