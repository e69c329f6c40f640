import type { Correction } from '../finder.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import type { Dictionary } from './dictionary.ts';
import { descriptionKind, nameKind } from './terms.ts';
import { queryWords } from './words.ts';

/** Known words by which a query word matches at one tier: all that begin with it, or the ones listed. */
type Source = { tier: number; kind: number } & (
  | { prefix: string; from: number; to: number }
  | { words: readonly number[] }
);

/** The known words that one was misspelt from. */
type Misspelt = Source & { words: readonly number[] };

/** How a query word matches: lowest tier first; empty if nothing in the index matches the word. */
export type ResolvedWord = readonly Source[];

export const worstTier = 4;

/** The words of a query's text, and what those that nobody has are read as. */
export function readText(
  index: ListingIndex,
  text: string,
  names: readonly string[] = [],
): { words: ResolvedWord[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const words = queryWords(text).map((typed) => {
    const known = matchKnown(index, typed);
    if (known.length > 0) return known;
    const misspelt = names.includes(typed) ? undefined : matchMisspelt(index, typed);
    if (misspelt) corrections.push({ typed, read: commonest(index, misspelt) });
    return misspelt ? [misspelt] : [];
  });
  return { words, corrections };
}

/** The first two steps stated in finder.ts. */
function matchKnown(index: ListingIndex, text: string): ResolvedWord {
  const { dictionary } = index;
  const exact = dictionary.find(text);
  const words = exact === -1 ? [] : [exact];
  const beginning = { prefix: text, ...dictionary.beginningWith(text) };
  const steps: Source[][] = [
    [
      { tier: 0, kind: nameKind, words },
      { tier: 1, kind: nameKind, ...beginning },
      { tier: 3, kind: descriptionKind, words },
    ],
    [{ tier: 4, kind: descriptionKind, ...beginning }],
  ];
  return steps.find((sources) => documentsUpTo(index, sources, 1) > 0) ?? [];
}

/** The last two steps. */
function matchMisspelt(index: ListingIndex, text: string): Misspelt | undefined {
  const { dictionary, postings } = index;
  for (const [kind, tier] of [
    [nameKind, 2],
    [descriptionKind, 4],
  ] as const) {
    const words = dictionary.misspelt(text, (word) => postings.count(word * 2 + kind) > 0);
    if (words.length > 0) return { tier, kind, words };
  }
  return undefined;
}

function commonest({ dictionary, postings }: ListingIndex, { kind, words }: Misspelt): string {
  const listings = (text: string) => postings.count(dictionary.find(text) * 2 + kind);
  const [first = '', ...others] = words.map((word) => dictionary.textOf(word)).sort();
  return others.reduce((best, text) => (listings(text) > listings(best) ? text : best), first);
}

/** At how many places the word matches, counted until `enough` are found. */
export function documentsUpTo(index: ListingIndex, word: ResolvedWord, enough: number): number {
  let sum = 0;
  for (const source of word) {
    const end = sourceSize(source);
    for (let i = 0; i < end && sum < enough; i++)
      sum += index.postings.count(termAt(index.dictionary, source, i));
  }
  return sum;
}

/** How many documents have to be looked at to find those that match the word, counted until `enough`. */
export function workUpTo(index: ListingIndex, word: ResolvedWord, enough: number): number {
  let sum = 0;
  for (const source of word) {
    if (!('words' in source) && index.prefixes.bitmapOf(source.kind, source.prefix) !== undefined) {
      sum += index.bitmaps.words;
      continue;
    }
    const end = sourceSize(source);
    for (let i = 0; i < end && sum < enough; i++) {
      sum += 1 + index.postings.work(termAt(index.dictionary, source, i));
    }
  }
  return sum;
}

/** What is called for the documents of a part of a word's matches. */
type VisitDocuments = {
  bitmap(slot: number): void;
  /** The postings of this term are a list. */
  list(term: number): void;
};

/** Calls `visit` for the documents that match at one tier, part by part; parts may share documents. */
export function eachPart(
  { postings, dictionary, prefixes }: ListingIndex,
  word: ResolvedWord,
  tier: number,
  visit: VisitDocuments,
): void {
  for (const source of word) {
    if (source.tier !== tier) continue;
    const gathered = 'words' in source ? undefined : prefixes.bitmapOf(source.kind, source.prefix);
    if (gathered !== undefined) {
      visit.bitmap(gathered);
      continue;
    }
    const end = sourceSize(source);
    for (let i = 0; i < end; i++) {
      const term = termAt(dictionary, source, i);
      const bitmap = postings.bitmapOf(term);
      if (bitmap !== undefined) visit.bitmap(bitmap);
      else if (postings.count(term) > 0) visit.list(term);
    }
  }
}

/** The lowest tier at which a term matches the word; worstTier + 1 if it does not. */
export function tierOf(index: ListingIndex, word: ResolvedWord, term: number): number {
  for (const source of word) {
    if (source.kind !== (term & 1)) continue;
    const known = term >>> 1;
    const matches =
      'words' in source
        ? source.words.includes(known)
        : index.dictionary.textOf(known).startsWith(source.prefix);
    if (matches) return source.tier;
  }
  return worstTier + 1;
}

function sourceSize(source: Source): number {
  return 'words' in source ? source.words.length : source.to - source.from;
}

function termAt(dictionary: Dictionary, source: Source, i: number): number {
  const word = 'words' in source ? (source.words[i] as number) : dictionary.wordAt(source.from + i);
  return word * 2 + source.kind;
}
