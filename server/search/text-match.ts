import type { ListingIndex } from './listing-index.ts';
import { documentsUpTo, eachTerm, type ResolvedWord, tierOf, worstTier } from './resolve-word.ts';

/** The documents that match a text: a short list with a tier each, or one bitmap for each tier. */
export type TextMatch = FewDocuments | ManyDocuments;

export type FewDocuments = { documents: Uint32Array; tiers: Uint8Array };

/** Slot n holds the documents of tier n or lower, so the last slot holds all. */
export type ManyDocuments = { levels: number[] };

/** So many documents, or one in so many, are looked at one by one; of more, whole bitmaps are combined. */
const alwaysFew = 16;
const fewIsOneIn = 256;

/**
 * Finds the documents that match every word. Undefined if there is no word; an empty list if nothing matches.
 * Bitmaps are made in the given slots.
 */
export function matchText(
  index: ListingIndex,
  words: readonly ResolvedWord[],
  slots: readonly number[],
): TextMatch | undefined {
  if (words.length === 0) return undefined;
  if (words.some((word) => word.length === 0)) {
    return { documents: new Uint32Array(0), tiers: new Uint8Array(0) };
  }
  const few = Math.max(alwaysFew, Math.floor(index.columns.count / fewIsOneIn));
  const costs = words.map((word) => documentsUpTo(index, word, few + 1));
  const rarest = costs.indexOf(Math.min(...costs));
  if ((costs[rarest] as number) > few) return { levels: matchMany(index, words, slots) };
  const others = words.filter((_, position) => position !== rarest);
  return matchFew(index, words[rarest] as ResolvedWord, others, slots);
}

/** The documents of the rarest word, held against the other words one by one. */
function matchFew(
  index: ListingIndex,
  first: ResolvedWord,
  others: readonly ResolvedWord[],
  [seen]: readonly number[],
): FewDocuments {
  const { bitmaps, postings } = index;
  const found: number[] = [];
  const tiersFound: number[] = [];
  bitmaps.clear(seen as number);
  for (let tier = 0; tier <= worstTier; tier++) {
    eachTerm(index, first, tier, (term) => {
      postings.each(term, (document) => {
        if (bitmaps.has(seen as number, document)) return;
        bitmaps.add(seen as number, document);
        found.push(document);
        tiersFound.push(tier);
      });
    });
  }
  let few: FewDocuments = { documents: Uint32Array.from(found), tiers: Uint8Array.from(tiersFound) };
  for (const word of others) few = keepMatching(index, word, few);
  return few;
}

/** Those of the documents that match a further word too. */
function keepMatching(
  index: ListingIndex,
  word: ResolvedWord,
  { documents, tiers }: FewDocuments,
): FewDocuments {
  const { data, start, length } = index.columns.terms;
  const known = new Map<number, number>();
  let kept = 0;
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] as number;
    const end = (start[document] as number) + (length[document] as number);
    let tier = worstTier + 1;
    for (let at = start[document] as number; at < end; at++) {
      const term = data[at] as number;
      let theirs = known.get(term);
      if (theirs === undefined) {
        theirs = tierOf(index, word, term);
        known.set(term, theirs);
      }
      if (theirs < tier) tier = theirs;
    }
    if (tier > worstTier) continue;
    documents[kept] = document;
    tiers[kept] = Math.max(tier, tiers[i] as number);
    kept += 1;
  }
  return { documents: documents.subarray(0, kept), tiers: tiers.subarray(0, kept) };
}

/** For each tier t: the documents that match every word at tier t or lower. */
function matchMany(index: ListingIndex, words: readonly ResolvedWord[], slots: readonly number[]): number[] {
  const { bitmaps, postings } = index;
  const levels = slots.slice(0, worstTier + 1);
  const sofar = slots[worstTier + 1] as number;
  words.forEach((word, position) => {
    bitmaps.clear(sofar);
    levels.forEach((level, tier) => {
      eachTerm(index, word, tier, (term) => postings.addTo(sofar, term));
      if (position === 0) bitmaps.copy(level, sofar);
      else bitmaps.and(level, level, sofar);
    });
  });
  return levels;
}
