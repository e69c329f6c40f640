import type { Bitmaps } from '../index/bitmaps.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import { documentsUpTo, eachPart, type ResolvedWord, tierOf, workUpTo, worstTier } from './resolve-word.ts';

/** The documents that match a text: a short list with a tier each, or one bitmap for each tier. */
export type TextMatch = FewDocuments | ManyDocuments;

export type FewDocuments = { documents: Uint32Array; tiers: Uint8Array };

/** Slot n holds the documents of tier n or lower, so the last slot holds all. */
type ManyDocuments = { levels: number[] };

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
  if ((costs[rarest] as number) > few) return matchMany(index, words, slots, few);
  const others = words.filter((_, position) => position !== rarest);
  return matchFew(index, words[rarest] as ResolvedWord, others, slots);
}

/** The documents of the rarest word, held against the other words. */
function matchFew(
  index: ListingIndex,
  first: ResolvedWord,
  others: readonly ResolvedWord[],
  [scratch]: readonly number[],
): FewDocuments {
  const { bitmaps, postings } = index;
  const seen = scratch as number;
  const places = documentsUpTo(index, first, Infinity);
  const documents = new Uint32Array(places);
  const tiers = new Uint8Array(places);
  let count = 0;
  bitmaps.clear(seen);
  for (let tier = 0; tier <= worstTier; tier++) {
    const take = (document: number) => {
      if (bitmaps.has(seen, document)) return;
      bitmaps.add(seen, document);
      documents[count] = document;
      tiers[count++] = tier;
    };
    eachPart(index, first, tier, {
      bitmap: (slot) => bitmaps.each(slot, take),
      list: (term) => postings.each(term, take),
    });
  }
  let few: FewDocuments = { documents: documents.subarray(0, count), tiers: tiers.subarray(0, count) };
  for (const word of others) few = keepMatching(index, word, few, seen);
  return few;
}

/** Looking through a document's terms costs as much as marking so many documents in a bitmap. */
const termsPerMark = 64;

/** Those of the documents that match a further word too. */
function keepMatching(
  index: ListingIndex,
  word: ResolvedWord,
  { documents, tiers }: FewDocuments,
  scratch: number,
): FewDocuments {
  const readsTerms = documents.length * termsPerMark;
  const theirs =
    workUpTo(index, word, readsTerms) < readsTerms
      ? tiersByPostings(index, word, documents, scratch)
      : tiersByTerms(index, word, documents);
  let kept = 0;
  for (let i = 0; i < documents.length; i++) {
    const tier = theirs[i] as number;
    if (tier > worstTier) continue;
    documents[kept] = documents[i] as number;
    tiers[kept] = Math.max(tier, tiers[i] as number);
    kept += 1;
  }
  return { documents: documents.subarray(0, kept), tiers: tiers.subarray(0, kept) };
}

/** At which tier each document matches the word, worstTier + 1 for not at all, from the documents of its terms. */
function tiersByPostings(
  index: ListingIndex,
  word: ResolvedWord,
  documents: Uint32Array,
  marked: number,
): Uint8Array {
  const { bitmaps, postings } = index;
  const tiers = new Uint8Array(documents.length).fill(worstTier + 1);
  const keep = (bitmap: number, tier: number) => {
    for (let i = 0; i < documents.length; i++) {
      if ((tiers[i] as number) > tier && bitmaps.has(bitmap, documents[i] as number)) tiers[i] = tier;
    }
  };
  bitmaps.clear(marked);
  for (let tier = 0; tier <= worstTier; tier++) {
    let marks = false;
    eachPart(index, word, tier, {
      bitmap: (slot) => keep(slot, tier),
      list: (term) => {
        postings.addTo(marked, term);
        marks = true;
      },
    });
    if (marks) keep(marked, tier);
  }
  return tiers;
}

/** The same, from the terms of each document. */
function tiersByTerms(index: ListingIndex, word: ResolvedWord, documents: Uint32Array): Uint8Array {
  const { sets, own } = index.columns;
  const known = new Map<number, number>();
  return documents.reduce((tiers, document, i) => {
    const set = sets[document] as number;
    let tier = known.get(set);
    if (tier === undefined) {
      tier = worstTier + 1;
      for (const term of index.sets.terms.read(set)) tier = Math.min(tier, tierOf(index, word, term));
      known.set(set, tier);
    }
    const term = own[document] as number;
    tiers[i] = term === 0 ? tier : Math.min(tier, tierOf(index, word, term - 1));
    return tiers;
  }, new Uint8Array(documents.length));
}

/** The documents that match every word; as soon as they are few, one by one. */
function matchMany(
  index: ListingIndex,
  words: readonly ResolvedWord[],
  slots: readonly number[],
  mostFew: number,
): TextMatch {
  const { bitmaps, postings } = index;
  const levels = slots.slice(0, worstTier + 1);
  const sofar = slots[worstTier + 1] as number;
  for (const [position, word] of words.entries()) {
    bitmaps.clear(sofar);
    levels.forEach((level, tier) => {
      eachPart(index, word, tier, {
        bitmap: (slot) => bitmaps.or(sofar, sofar, slot),
        list: (term) => postings.addTo(sofar, term),
      });
      if (position === 0) bitmaps.copy(level, sofar);
      else bitmaps.and(level, level, sofar);
    });
    const left = words.slice(position + 1);
    if (left.length > 0 && bitmaps.count(levels[worstTier] as number) <= mostFew) {
      return left.reduce((few, other) => keepMatching(index, other, few, sofar), readLevels(bitmaps, levels));
    }
  }
  return { levels };
}

function readLevels(bitmaps: Bitmaps, levels: readonly number[]): FewDocuments {
  const documents: number[] = [];
  const tiers: number[] = [];
  bitmaps.each(levels.at(-1) as number, (document) => {
    documents.push(document);
    tiers.push(levels.findIndex((level) => bitmaps.has(level, document)));
  });
  return { documents: Uint32Array.from(documents), tiers: Uint8Array.from(tiers) };
}
