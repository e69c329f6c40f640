import { HashTable } from '../index/hash-table.ts';
import { type Characters, charactersOf, editDistance, emptyCharacters } from './edit-distance.ts';

/** Of longer words only the beginning is varied: it tells nearly all of them apart, and has few variants. */
const varied = 7;

/**
 * Finds the words near a misspelt one. Of two words that are k edits apart, the beginnings become the same when
 * at most k letters are left out of each; so the known words stand in a table under all that they become, and the
 * true distance decides among those that share an entry with the word looked for. Words with anything but letters
 * in them take no part (finder.ts says why).
 */
export class Misspellings {
  private readonly table = new HashTable();
  private readonly candidate = emptyCharacters();

  add(word: number, text: string): void {
    if (!isLettersOnly(text)) return;
    const characters = charactersOf(text);
    eachVariant(characters, mostMissed(characters.length), (hash) => this.table.add(hash, word));
  }

  remove(word: number, text: string): void {
    if (!isLettersOnly(text)) return;
    const characters = charactersOf(text);
    eachVariant(characters, mostMissed(characters.length), (hash) => this.table.remove(hash, word));
  }

  /** The words nearest to `text` among those for which `counts` says yes; none if all are too far away. */
  nearest(text: string, textOf: (word: number) => string, counts: (word: number) => boolean): number[] {
    if (!isLettersOnly(text)) return [];
    const characters = charactersOf(text);
    const most = allowedDistance(characters.length);
    if (most === 0) return [];
    const compared = new Set<number>();
    let limit = most;
    let found: number[] = [];
    eachVariant(characters, most, (hash) => {
      this.table.each(hash, (word) => {
        if (compared.has(word)) return;
        compared.add(word);
        if (!counts(word)) return;
        const distance = editDistance(characters, charactersOf(textOf(word), this.candidate), limit);
        if (distance > limit) return;
        if (distance < limit) found = [];
        limit = distance;
        found.push(word);
      });
    });
    return found;
  }
}

/** How many edits a word of this length may be wrong by (§13.3). */
function allowedDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** By how many edits any word may miss one of this length: one longer than 7 reaches two letters down. */
function mostMissed(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

function isLettersOnly(text: string): boolean {
  return /^[a-z]+$/.test(text) || /^\p{L}+$/u.test(text);
}

/** Calls `visit` with the hash of the word's beginning without up to `most` letters, each choice of them once. */
function eachVariant(characters: Characters, most: number, visit: (hash: number) => void): void {
  const length = Math.min(characters.length, varied);
  visit(hashWithout(characters, length, -1, -1));
  for (let first = 0; most > 0 && first < length; first++) {
    visit(hashWithout(characters, length, first, -1));
    for (let second = first + 1; most > 1 && second < length; second++) {
      visit(hashWithout(characters, length, first, second));
    }
  }
}

function hashWithout({ codes }: Characters, length: number, first: number, second: number): number {
  let hash = 0;
  for (let i = 0; i < length; i++) {
    if (i !== first && i !== second) hash = Math.imul(hash ^ (codes[i] as number), 0x9e3779b1);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
