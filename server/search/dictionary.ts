import { enlarged } from './lists.ts';
import { Misspellings } from './misspellings.ts';
import { WordTable } from './word-table.ts';
import { hashOf } from './words.ts';

/** Places in the alphabetical order: `from` up to, but without, `to`. */
export type Range = { from: number; to: number };

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
    this.sorted = Uint32Array.from(this.table.all.sort(), (text) => this.find(text));
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
