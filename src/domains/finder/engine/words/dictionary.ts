import { enlarged } from '../index/lists.ts';
import { radixOrder } from '../index/radix-order.ts';
import { Misspellings } from './misspellings.ts';
import { WordTable } from './word-table.ts';
import { hashOf } from './words.ts';

/** Places in the alphabetical order: `from` up to, but without, `to`. */
type Range = { from: number; to: number };

/**
 * The words of all listings, each under a number that stays the same as long as the word is in use, in their
 * alphabetical order and by what they are misspelt as.
 */
export class Dictionary {
  private readonly table = new WordTable();
  private misspellings = new Misspellings();
  /** Word numbers in alphabetical order (by UTF-16 units), the first `sortedCount` of them. */
  private sorted = new Uint32Array(256);
  private sortedCount = 0;

  /** Numbers lie below this. */
  get limit(): number {
    return this.table.limit;
  }

  /** The number of a word in lower case; -1 if it is unknown. */
  find(text: string): number {
    return this.table.find(text, 0, text.length, hashOf(text));
  }

  textOf(word: number): string {
    return this.table.textOf(word);
  }

  /** The number of the word at a place in a text, as `eachWord` finds it; an unknown word gets one. */
  add(source: string, from: number, to: number, hash: number): number {
    const known = this.table.find(source, from, to, hash);
    if (known !== -1) return known;
    const text = source.slice(from, to).toLowerCase();
    const at = this.firstPlaceWhere((other) => other >= text);
    const word = this.table.add(text, hash);
    if (this.sortedCount === this.sorted.length) {
      this.sorted = enlarged(this.sorted, Math.ceil(this.sortedCount * 1.5) + 256);
    }
    this.sorted.copyWithin(at + 1, at, this.sortedCount);
    this.sorted[at] = word;
    this.sortedCount += 1;
    this.misspellings.add(word, text);
    return word;
  }

  /** As `add`, for filling an empty dictionary: quicker, but nothing else works before `sort`. */
  addUnsorted(source: string, from: number, to: number, hash: number): number {
    const known = this.table.find(source, from, to, hash);
    return known !== -1 ? known : this.table.add(source.slice(from, to).toLowerCase(), hash);
  }

  sort(): void {
    this.sorted = alphabetical(this.table);
    this.sortedCount = this.sorted.length;
    this.misspellings = new Misspellings();
    for (const word of this.sorted) this.misspellings.add(word, this.textOf(word));
  }

  drop(word: number): void {
    const text = this.textOf(word);
    const at = this.firstPlaceWhere((other) => other >= text);
    this.sorted.copyWithin(at, at + 1, this.sortedCount);
    this.sortedCount -= 1;
    this.misspellings.remove(word, text);
    this.table.drop(word);
  }

  /** The words that begin with `prefix`, itself included. */
  beginningWith(prefix: string): Range {
    return {
      from: this.firstPlaceWhere((text) => text >= prefix),
      to: this.firstPlaceWhere((text) => text >= prefix && !text.startsWith(prefix)),
    };
  }

  wordAt(place: number): number {
    return this.sorted[place] as number;
  }

  /** The nearest misspellings of a word among the words for which `counts` says yes. */
  misspelt(text: string, counts: (word: number) => boolean): number[] {
    return this.misspellings.nearest(text, (word) => this.textOf(word), counts);
  }

  private firstPlaceWhere(holds: (text: string) => boolean): number {
    let low = 0;
    let high = this.sortedCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.textOf(this.wordAt(middle)))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** So many of a word's first units fit into a key, each as one of so many symbols. */
const keyUnits = 10;
const symbols = 38;

/** The numbers of all words by their UTF-16 units: by keys of their beginnings, and where those are alike by the rest. */
function alphabetical(table: WordTable): Uint32Array<ArrayBuffer> {
  const keys = Float64Array.from({ length: table.limit }, (_, word) => keyOf(table.textOf(word)));
  const words = Uint32Array.from(keys.keys()).filter((word) => table.textOf(word) !== '');
  const sorted = radixOrder(words, keys);
  const textOf = (word: number) => table.textOf(word);
  for (let from = 0, to = 1; from < sorted.length; from = to, to += 1) {
    const key = keys[sorted[from] as number];
    while (to < sorted.length && keys[sorted[to] as number] === key) to += 1;
    if (to - from > 1) sorted.subarray(from, to).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  }
  return sorted;
}

/** Ascends with the word's first units; all but digits and the letters a to z are one symbol, which ends what it tells. */
function keyOf(text: string): number {
  let key = 0;
  let isPlain = true;
  for (let i = 0; i < keyUnits; i++) {
    const symbol = isPlain && i < text.length ? symbolOf(text.charCodeAt(i)) : 0;
    if (symbol === symbols - 1) isPlain = false;
    key = key * symbols + symbol;
  }
  return key;
}

function symbolOf(unit: number): number {
  if (unit <= 57) return unit - 47;
  return unit <= 122 ? unit - 86 : symbols - 1;
}
