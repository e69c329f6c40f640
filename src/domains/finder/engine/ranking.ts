import type { Bitmaps } from './index/bitmaps.ts';
import type { Postings } from './index/postings.ts';

/** Up to here a page is picked out of the matches; a deeper one has them sorted. */
const shortest = 64;

type Page = { offset: number; limit: number };

/** Above all document numbers; times a rank of 24 bits it still is an exact number. */
const rankUnit = 2 ** 29;

/** The page's documents out of a list, best first: low ranks, then high numbers. `ranks` go with the documents. */
export function rankFew(documents: Uint32Array, ranks: ArrayLike<number>, { offset, limit }: Page): number[] {
  const keys = new Float64Array(documents.length);
  for (let i = 0; i < documents.length; i++) {
    keys[i] = (documents[i] as number) - (ranks[i] as number) * rankUnit;
  }
  const wanted = offset + limit;
  const best = wanted <= shortest ? largest(keys, wanted) : keys.sort().reverse();
  return Array.from(best.slice(offset, wanted), (key) => key - Math.floor(key / rankUnit) * rankUnit);
}

/** The `wanted` largest numbers, descending: nearly all others fail against the smallest of them at once. */
function largest(keys: Float64Array, wanted: number): number[] {
  const best: number[] = [];
  for (const key of keys) {
    if (best.length === wanted && (wanted === 0 || key < (best[wanted - 1] as number))) continue;
    if (best.length === wanted) best.pop();
    let at = best.length;
    while (at > 0 && (best[at - 1] as number) < key) at--;
    best.splice(at, 0, key);
  }
  return best;
}

/**
 * The page's documents, best first. Of `levels`, and of `preferred`, each bitmap contains the one before it; the last
 * one of `preferred` holds the matches. Documents of an earlier level come first, and of one level those of an
 * earlier one of `preferred`.
 */
export function rankMany(
  bitmaps: Bitmaps,
  levels: readonly number[],
  preferred: readonly number[],
  page: Page,
): number[] {
  const found: number[] = [];
  let skip = page.offset;
  /** For each of `preferred`, how many of its documents are in the levels up to the last one. */
  const before = preferred.map(() => 0);
  levels.forEach((level, position) => {
    let [sofar, sofarBefore] = [0, 0];
    preferred.forEach((slot, at) => {
      if (found.length === page.limit) return;
      const upTo = bitmaps.countBoth(level, slot);
      const here = upTo - sofar - ((before[at] as number) - sofarBefore);
      [sofar, sofarBefore] = [upTo, before[at] as number];
      before[at] = upTo;
      if (here > skip) {
        const without = [levels[position - 1], preferred[at - 1]];
        readBackwards(bitmaps, [level, slot], without, skip, page.limit, found);
      }
      skip = Math.max(0, skip - here);
    });
  });
  return found;
}

/**
 * The page's documents among those of `matches`: those of the first term first, of a term the high numbers. No
 * document has two of the terms. With `isAll` the matches are all documents that the terms have.
 */
export function rankByTerm(
  bitmaps: Bitmaps,
  postings: Postings,
  terms: Iterable<number>,
  matches: number,
  { offset, limit }: Page,
  isAll = false,
): number[] {
  const found: number[] = [];
  let skip = offset;
  for (const term of terms) {
    if (found.length === limit) break;
    if (postings.count(term) === 0) continue;
    if (isAll && postings.count(term) <= skip) {
      skip -= postings.count(term);
      continue;
    }
    const bitmap = postings.bitmapOf(term);
    if (bitmap === undefined) {
      const list = postings.listOf(term);
      for (let i = list.length - 1; i >= 0 && found.length < limit; i--) {
        if (!bitmaps.has(matches, list[i] as number)) continue;
        if (skip > 0) skip -= 1;
        else found.push(list[i] as number);
      }
      continue;
    }
    const here = bitmaps.countBoth(bitmap, matches);
    if (here > skip) readBackwards(bitmaps, [bitmap, matches], [], skip, limit, found);
    skip = Math.max(0, skip - here);
  }
  return found;
}

/** Appends documents that are in both bitmaps and in none of the others, the highest first, after `skip` more. */
function readBackwards(
  bitmaps: Bitmaps,
  [level, matches]: readonly [number, number],
  without: readonly (number | undefined)[],
  skip: number,
  limit: number,
  found: number[],
): void {
  const { bits } = bitmaps;
  const [a, b] = [bitmaps.startOf(level), bitmaps.startOf(matches)];
  const others = without.filter((slot) => slot !== undefined).map((slot) => bitmaps.startOf(slot));
  let left = skip;
  for (let i = bitmaps.words - 1; i >= 0 && found.length < limit; i--) {
    let rest = (bits[a + i] as number) & (bits[b + i] as number);
    for (let at = 0; at < others.length; at++) rest &= ~(bits[(others[at] as number) + i] as number);
    if (rest === 0) continue;
    const here = left > 0 ? bitCount(rest) : 0;
    if (left > 0 && here <= left) {
      left -= here;
      continue;
    }
    while (rest !== 0 && found.length < limit) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      if (left > 0) left -= 1;
      else found.push(i * 32 + bit);
    }
  }
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
