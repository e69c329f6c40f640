/** So many documents one bit of each of the sums can tell. */
const mostAtOnce = 255;
const planes = 8;
const sums = new Uint32Array(planes);

/**
 * Raises the count of each value by the documents that have it, of the values that `mask` has, from the rows of the documents.
 * Thirty-two values are added at a time, as columns of bits are: the n-th bits of eight words are the sum of the n-th value.
 */
export function countRows(
  { rows, rowWords }: { rows: Uint32Array; rowWords: number },
  documents: ArrayLike<number>,
  mask: Uint32Array,
  counts: Uint32Array,
): void {
  for (let word = 0; word < mask.length; word++) {
    const wanted = mask[word] as number;
    if (wanted === 0) continue;
    for (let from = 0; from < documents.length; from += mostAtOnce) {
      const to = Math.min(from + mostAtOnce, documents.length);
      addColumns(rows, rowWords, word, documents, from, to);
      readSums(wanted, word * 32, counts);
    }
  }
}

/** Adds a word of each row up: three documents at a time, of which two bits are enough, and these to the sums. */
function addColumns(
  rows: Uint32Array,
  rowWords: number,
  word: number,
  documents: ArrayLike<number>,
  from: number,
  to: number,
): void {
  let [s0, s1, s2, s3, s4, s5, s6, s7] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = from; i < to; i += 3) {
    const a = rows[(documents[i] as number) * rowWords + word] as number;
    const b = i + 1 < to ? (rows[(documents[i + 1] as number) * rowWords + word] as number) : 0;
    const c = i + 2 < to ? (rows[(documents[i + 2] as number) * rowWords + word] as number) : 0;
    const either = a ^ b;
    const odd = either ^ c;
    const twice = (a & b) | (either & c);
    // What is carried out of the lowest bit goes to the next one together with `twice`.
    let carried = s0 & odd;
    s0 ^= odd;
    let next = (s1 & twice) | (s1 & carried) | (twice & carried);
    s1 ^= twice ^ carried;
    carried = s2 & next;
    s2 ^= next;
    next = s3 & carried;
    s3 ^= carried;
    carried = s4 & next;
    s4 ^= next;
    next = s5 & carried;
    s5 ^= carried;
    carried = s6 & next;
    s6 ^= next;
    s7 ^= carried;
  }
  sums[0] = s0;
  sums[1] = s1;
  sums[2] = s2;
  sums[3] = s3;
  sums[4] = s4;
  sums[5] = s5;
  sums[6] = s6;
  sums[7] = s7;
}

/** Adds the sums of the wanted values of a word to their counts. */
function readSums(wanted: number, firstValue: number, counts: Uint32Array): void {
  for (let plane = 0; plane < planes; plane++) {
    let rest = (sums[plane] as number) & wanted;
    while (rest !== 0) {
      const value = firstValue + 31 - Math.clz32(rest & -rest);
      counts[value] = (counts[value] as number) + (1 << plane);
      rest &= rest - 1;
    }
  }
}
