import { charactersOf, editDistance } from './edit-distance.ts';
import { enlarged } from './lists.ts';

/** Words of one length, with the letters each of them holds as a 32-bit set. */
type Bucket = { words: Uint32Array; letters: Uint32Array; size: number };

/**
 * Finds the words near a misspelt one. Words stand in buckets by length; within a bucket a set of letters per
 * word rules out all but a few percent of them by two bit operations, and the true distance decides the rest.
 * Words with anything but letters in them take no part (finder.ts says why).
 */
export class Misspellings {
  private buckets: Bucket[] = [];

  add(word: number, text: string): void {
    if (!isLettersOnly(text)) return;
    const characters = charactersOf(text);
    const bucket = this.bucketOf(characters.length);
    if (bucket.size === bucket.words.length) {
      bucket.words = enlarged(bucket.words, bucket.size * 2);
      bucket.letters = enlarged(bucket.letters, bucket.size * 2);
    }
    bucket.words[bucket.size] = word;
    bucket.letters[bucket.size] = letterSet(characters);
    bucket.size += 1;
  }

  remove(word: number, text: string): void {
    if (!isLettersOnly(text)) return;
    const bucket = this.bucketOf(charactersOf(text).length);
    const at = bucket.words.subarray(0, bucket.size).indexOf(word);
    bucket.size -= 1;
    bucket.words[at] = bucket.words[bucket.size] as number;
    bucket.letters[at] = bucket.letters[bucket.size] as number;
  }

  /** The words nearest to `text` among those for which `counts` says yes; none if all are too far away. */
  nearest(text: string, textOf: (word: number) => string, counts: (word: number) => boolean): number[] {
    if (!isLettersOnly(text)) return [];
    const characters = charactersOf(text);
    let limit = allowedDistance(characters.length);
    let found: number[] = [];
    if (limit === 0) return found;
    const letters = letterSet(characters);
    for (const difference of [0, 1, -1, 2, -2]) {
      const bucket = this.buckets[characters.length + difference];
      if (!bucket) continue;
      for (let i = 0; i < bucket.size && Math.abs(difference) <= limit; i++) {
        // Of `limit` edits, those which make the lengths differ only add letters or only take some away.
        const theirs = bucket.letters[i] as number;
        if (moreThan(letters & ~theirs, limit - Math.max(difference, 0))) continue;
        if (moreThan(theirs & ~letters, limit - Math.max(-difference, 0))) continue;
        const word = bucket.words[i] as number;
        if (!counts(word)) continue;
        const distance = editDistance(characters, charactersOf(textOf(word)), limit);
        if (distance > limit) continue;
        if (distance < limit) found = [];
        limit = distance;
        found.push(word);
      }
    }
    return found;
  }

  private bucketOf(length: number): Bucket {
    this.buckets[length] ??= { words: new Uint32Array(8), letters: new Uint32Array(8), size: 0 };
    return this.buckets[length];
  }
}

/** How many edits a word of this length may be wrong by. */
function allowedDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function isLettersOnly(text: string): boolean {
  return /^[a-z]+$/.test(text) || /^\p{L}+$/u.test(text);
}

/** Each edit brings or takes at most one letter, so the sets of near words differ in few bits. */
function letterSet(characters: Uint32Array): number {
  let set = 0;
  for (const character of characters) {
    set |= 1 << (character >= 97 && character < 123 ? character - 97 : 26 + (character % 6));
  }
  return set;
}

/** Whether a set has more than `most` members, for `most` up to 2. */
function moreThan(set: number, most: number): boolean {
  let rest = set;
  for (let i = 0; i < most && rest !== 0; i++) rest &= rest - 1;
  return rest !== 0;
}
