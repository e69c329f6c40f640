import { enlarged } from '../index/lists.ts';

/**
 * Numbers for words: a hash table that finds a word inside of a text without cutting it out first, which is most
 * of the work of building an index. Numbers of dropped words are given out again.
 */
export class WordTable {
  private texts: string[] = [];
  private hashes = new Uint32Array(256);
  private free: number[] = [];
  /** Word number plus 1, at the place that its hash names or the next free one; 0 for none. */
  private places = new Uint32Array(512);

  /** Numbers lie below this. */
  get limit(): number {
    return this.texts.length;
  }

  textOf(word: number): string {
    return this.texts[word] as string;
  }

  /** The number of the word that stands at `from` up to `to`, ASCII letters in either case; -1 if unknown. */
  find(text: string, from: number, to: number, hash: number): number {
    const mask = this.places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const word = (this.places[place] as number) - 1;
      if (word === -1) return -1;
      if (this.hashes[word] === hash && isAt(text, from, to, this.texts[word] as string)) return word;
    }
  }

  /** A number for a word that has none. */
  add(text: string, hash: number): number {
    const word = this.free.pop() ?? this.texts.length;
    this.texts[word] = detached(text);
    if (word >= this.hashes.length) this.hashes = enlarged(this.hashes, Math.ceil(word * 1.5));
    this.hashes[word] = hash;
    if (this.texts.length * 2 > this.places.length) this.grow();
    else this.settle(word);
    return word;
  }

  drop(word: number): void {
    const mask = this.places.length - 1;
    let gap = (this.hashes[word] as number) & mask;
    while (this.places[gap] !== word + 1) gap = (gap + 1) & mask;
    this.places[gap] = 0;
    this.texts[word] = '';
    this.free.push(word);
    // What stands behind the gap may have been pushed there by the word, and must still be found.
    for (let place = (gap + 1) & mask; this.places[place] !== 0; place = (place + 1) & mask) {
      const other = (this.places[place] as number) - 1;
      this.places[place] = 0;
      this.settle(other);
    }
  }

  private settle(word: number): void {
    const mask = this.places.length - 1;
    let place = (this.hashes[word] as number) & mask;
    while (this.places[place] !== 0) place = (place + 1) & mask;
    this.places[place] = word + 1;
  }

  private grow(): void {
    this.places = new Uint32Array(this.places.length * 2);
    for (let word = 0; word < this.texts.length; word++) if (this.texts[word] !== '') this.settle(word);
  }
}

function isAt(text: string, from: number, to: number, word: string): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) {
    const unit = text.charCodeAt(from + i);
    const lower = unit >= 65 && unit <= 90 ? unit + 32 : unit;
    if (lower !== word.charCodeAt(i)) return false;
  }
  return true;
}

/** V8 keeps the whole text alive behind a piece of 13 or more characters cut out of it; a copy does not. */
function detached(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString();
}
