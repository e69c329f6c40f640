import { enlarged } from './lists.ts';
import { Misspellings } from './misspellings.ts';

/** Places in the alphabetical order: `from` up to, but without, `to`. */
export type Range = { from: number; to: number };

/**
 * The words of all listings, each under a number that stays the same as long as the word is in use. The numbers of
 * dropped words are given out again, so that codes which come and go do not grow the index for ever.
 */
export class Dictionary {
  private numbers = new Map<string, number>();
  private texts: string[] = [];
  private free: number[] = [];
  private misspellings = new Misspellings();
  /** Word numbers in alphabetical order (by UTF-16 units), the first `sortedCount` of them. */
  private sorted = new Uint32Array(256);
  private sortedCount = 0;

  /** Numbers lie below this. */
  get limit(): number {
    return this.texts.length;
  }

  find(text: string): number | undefined {
    return this.numbers.get(text);
  }

  textOf(word: number): string {
    return this.texts[word] as string;
  }

  /** The word's number; an unknown word gets one. */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const word = this.number(text);
    const at = this.firstPlaceWhere((other) => other >= text);
    if (this.sortedCount === this.sorted.length) {
      this.sorted = enlarged(this.sorted, Math.ceil(this.sortedCount * 1.5) + 256);
    }
    this.sorted.copyWithin(at + 1, at, this.sortedCount);
    this.sorted[at] = word;
    this.sortedCount += 1;
    this.misspellings.add(word, this.textOf(word));
    return word;
  }

  /** As `add`, for filling an empty dictionary: quicker, but nothing else works before `sort`. */
  addUnsorted(text: string): number {
    return this.numbers.get(text) ?? this.number(text);
  }

  sort(): void {
    const texts = [...this.texts].sort();
    this.sorted = Uint32Array.from(texts, (text) => this.numbers.get(text) as number);
    this.sortedCount = texts.length;
    this.misspellings = new Misspellings();
    for (const [text, word] of this.numbers) this.misspellings.add(word, text);
  }

  drop(word: number): void {
    const text = this.textOf(word);
    const at = this.firstPlaceWhere((other) => other >= text);
    this.sorted.copyWithin(at, at + 1, this.sortedCount);
    this.sortedCount -= 1;
    this.misspellings.remove(word, text);
    this.numbers.delete(text);
    this.texts[word] = '';
    this.free.push(word);
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

  private number(text: string): number {
    const word = this.free.pop() ?? this.texts.length;
    const own = detached(text);
    this.texts[word] = own;
    this.numbers.set(own, word);
    return word;
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

/** V8 keeps the whole text alive behind a piece of 13 or more characters cut out of it; a copy does not. */
function detached(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString();
}
