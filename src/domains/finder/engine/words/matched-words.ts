import { charactersOf, editDistance, emptyCharacters } from './edit-distance.ts';
import { queryWords, wordsOf } from './words.ts';

/** A listing's texts as a card may show them. Its product's names may be the same list for many, which is then looked through once. */
export type ListingTexts = {
  names: readonly string[];
  productNames?: readonly string[];
  description: readonly string[];
};

const beyondAscii = /[\u0080-\uffff]/;
const mostWords = 24;
/** So many misspelt words of a query are looked for in each listing. */
const mostMisspelt = 4;

type Written = { written: string; word: string };

/**
 * The words of a listing that a query's words matched, as they are written there: for each query word the name words
 * that begin with it and the description words that equal it; where there are none, what it is the beginning or a
 * misspelling of.
 */
export function matchWords(text: string, misspelt: ReadonlySet<string>) {
  const words = queryWords(text);
  const corrected = [...misspelt].slice(0, mostMisspelt);
  const written = (texts: readonly string[]) => {
    const found: Written[] = [];
    for (const text of texts) takeApart(text, found, words);
    return found;
  };
  /** The cards of a page are often of one product. */
  const ofProducts = new Map<readonly string[], Written[]>();
  const writtenOfProduct = (texts: readonly string[]) => {
    const known = ofProducts.get(texts) ?? written(texts);
    ofProducts.set(texts, known);
    return known;
  };
  return ({ names, productNames = [], description }: ListingTexts): string[] => {
    if (words.length === 0) return [];
    const inNames = written(names);
    const inProductNames = writtenOfProduct(productNames);
    const inDescription = written(description);
    const found = new Set<string>();
    for (const word of words) {
      let hits = addHits(found, inNames, word, begins);
      hits = addHits(found, inProductNames, word, begins) || hits;
      hits = addHits(found, inDescription, word, equals) || hits;
      if (hits) continue;
      if (corrected.includes(word)) addNearest(found, word, [names, productNames, description]);
      else addHits(found, inDescription, word, begins);
    }
    return [...found].slice(0, mostWords);
  };
}

const begins = (one: string, word: string) => one.startsWith(word);
const equals = (one: string, word: string) => one === word;

/** Adds the words that match as they are written; whether any does. */
function addHits(
  found: Set<string>,
  among: readonly Written[],
  word: string,
  matches: typeof begins,
): boolean {
  let any = false;
  for (const one of among) {
    if (!matches(one.word, word)) continue;
    found.add(one.written);
    any = true;
  }
  return any;
}

function addNearest(found: Set<string>, word: string, lists: readonly (readonly string[])[]): void {
  const all: Written[] = [];
  for (const texts of lists) for (const text of texts) takeApart(text, all);
  for (const { written } of nearest(word, all)) found.add(written);
}

/** Appends a text's words; with `beginnings` those alone that begin with one of them. */
function takeApart(text: string, into: Written[], beginnings?: readonly string[]): void {
  if (beyondAscii.test(text)) {
    for (const written of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      const word = wordsOf(written)[0] ?? '';
      if (beginnings === undefined || beginnings.some((one) => word.startsWith(one)))
        into.push({ written, word });
    }
    return;
  }
  const lower = text.toLowerCase();
  // Most names of a product hold none of the words.
  if (beginnings !== undefined && !beginnings.some((one) => lower.includes(one))) return;
  for (let at = 0; at < lower.length; at++) {
    const start = at;
    while (isInWord(lower.charCodeAt(at))) at += 1;
    if (at === start || (beginnings !== undefined && !beginAt(lower, start, beginnings))) continue;
    into.push({ written: text.slice(start, at), word: lower.slice(start, at) });
  }
}

/** Of ASCII in small letters; NaN, behind the last one, is none. */
function isInWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function beginAt(lower: string, start: number, beginnings: readonly string[]): boolean {
  for (const one of beginnings) if (lower.startsWith(one, start)) return true;
  return false;
}

const candidate = emptyCharacters();

function nearest(word: string, among: readonly Written[]): Written[] {
  const characters = charactersOf(word);
  let limit = 2;
  let found: Written[] = [];
  for (const one of among) {
    if (Math.abs(one.word.length - word.length) > limit || one.word.length > 64) continue;
    const distance = editDistance(characters, charactersOf(one.word, candidate), limit);
    if (distance > limit) continue;
    if (distance < limit) found = [];
    limit = distance;
    found.push(one);
  }
  return found;
}
