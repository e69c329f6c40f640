import type { IndexedListing } from './finder.ts';
import { enlarged } from './lists.ts';
import { eachWord, type VisitWord } from './words.ts';

/** A term is a word in one kind of text; its number is the word's number times two plus the kind. */
export const nameKind = 0;
export const descriptionKind = 1;
export const termKinds = [nameKind, descriptionKind];

/** Knows the dictionary's number of a word that `eachWord` finds. */
export type WordNumber = (text: string, from: number, to: number, hash: number) => number;

/** Turns listings into the numbers of their terms, one listing after the other. */
export class TermReader {
  private readonly wordNumber: WordNumber;
  private kind = nameKind;
  private terms = new Uint32Array(256);
  private count = 0;
  /** For each term the last listing that had it, counted by `round`: quicker than a set per listing. */
  private seen = new Uint32Array(1024);
  private round = 0;

  constructor(wordNumber: WordNumber) {
    this.wordNumber = wordNumber;
  }

  /** The listing's distinct terms, in a place that the next call uses again. */
  read(listing: IndexedListing): Uint32Array {
    this.round += 1;
    this.count = 0;
    this.kind = nameKind;
    for (const text of listing.names) eachWord(text, this.take);
    this.kind = descriptionKind;
    for (const text of listing.description) eachWord(text, this.take);
    return this.terms.subarray(0, this.count);
  }

  private readonly take: VisitWord = (text, from, to, hash) => {
    const term = this.wordNumber(text, from, to, hash) * 2 + this.kind;
    if (term >= this.seen.length) this.seen = enlarged(this.seen, term * 2);
    if (this.seen[term] === this.round) return;
    this.seen[term] = this.round;
    if (this.count === this.terms.length) this.terms = enlarged(this.terms, this.count * 2);
    this.terms[this.count++] = term;
  };
}
