/**
 * Optimal string alignment distance between two words of at most 64 characters: insertions, deletions,
 * substitutions and transpositions of neighbours, no part edited twice. Returns limit + 1 for "further away".
 * Works on code points in place, because a typo search compares hundreds of words.
 */

const width = 65;
const rows = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)];

/** The code points of a word. */
export function charactersOf(word: string): Uint32Array {
  return Uint32Array.from(word, (character) => character.codePointAt(0) as number);
}

export function editDistance(a: Uint32Array, b: Uint32Array, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, far);
  for (let i = 1; i <= a.length; i++) {
    // Cells further than `limit` from the diagonal cannot be on a path that short.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, far) : far;
    let best = row[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = (last[j - 1] as number) + (same ? 0 : 1);
      // On the band's upper edge the cell above was never written for this row.
      if (j < i + limit) cost = Math.min(cost, (last[j] as number) + 1);
      cost = Math.min(cost, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row[j] = Math.min(cost, far);
      best = Math.min(best, cost);
    }
    if (best > limit) return far;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] as number;
}
