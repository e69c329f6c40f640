/**
 * Optimal string alignment distance between two words of at most 64 characters: insertions, deletions,
 * substitutions and transpositions of neighbours, no part edited twice. Works on code points in place, because a
 * typo search compares hundreds of words.
 */

const width = 65;
const rows = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)];

/** The code points of a word: the first `length` of `codes`. */
export type Characters = { codes: Uint32Array; length: number };

/** Reads a word into characters that the caller keeps for this, or into new ones. */
export function charactersOf(word: string, into: Characters = emptyCharacters()): Characters {
  into.length = 0;
  for (let at = 0; at < word.length; at++) {
    const character = word.codePointAt(at) as number;
    if (character > 0xffff) at += 1;
    into.codes[into.length++] = character;
  }
  return into;
}

export function emptyCharacters(most = width): Characters {
  return { codes: new Uint32Array(most), length: 0 };
}

/** Which letters a word has, each by one of 32 bits. */
export function letterSet({ codes, length }: Characters): number {
  let letters = 0;
  for (let at = 0; at < length; at++) letters |= 1 << ((codes[at] as number) & 31);
  return letters;
}

/** Whether words with these letters can be so near: an edit brings one letter and takes one at most. */
export function mayBeNear(one: number, other: number, limit: number): boolean {
  let different = one ^ other;
  for (let left = 2 * limit; different !== 0; left--) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}

/** The distance, or limit + 1 for "further away". */
export function editDistance(one: Characters, other: Characters, limit: number): number {
  const far = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return far;
  const [a, b] = [one.codes, other.codes];
  // What both words begin and end with costs nothing, and is most of them.
  let start = 0;
  let [lengthA, lengthB] = [one.length, other.length];
  while (lengthA > 0 && lengthB > 0 && a[lengthA - 1] === b[lengthB - 1]) {
    lengthA -= 1;
    lengthB -= 1;
  }
  while (start < lengthA && start < lengthB && a[start] === b[start]) start += 1;
  lengthA -= start;
  lengthB -= start;
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= lengthB; j++) last[j] = Math.min(j, far);
  for (let i = 1; i <= lengthA; i++) {
    // Cells further than `limit` from the diagonal cannot be on a path that short.
    const from = Math.max(1, i - limit);
    const to = Math.min(lengthB, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, far) : far;
    let best = row[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const x = a[start + i - 1];
      const y = b[start + j - 1];
      let cost = (last[j - 1] as number) + (x === y ? 0 : 1);
      // On the band's upper edge the cell above was never written for this row.
      if (j < i + limit) cost = Math.min(cost, (last[j] as number) + 1);
      cost = Math.min(cost, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && x === b[start + j - 2] && a[start + i - 2] === y) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row[j] = Math.min(cost, far);
      best = Math.min(best, cost);
    }
    if (best > limit) return far;
    const used = beforeLast;
    beforeLast = last;
    last = row;
    row = used;
  }
  return last[lengthB] as number;
}
