import type { IndexedListing } from './finder.ts';
import { enlarged } from './lists.ts';
import { eachWord, type VisitWord } from './words.ts';

/** A term is a word in one kind of text; its number is the word's number times two plus the kind. */
export const nameKind = 0;
export const descriptionKind = 1;
export const termKinds = [nameKind, descriptionKind];

/** Knows the dictionary's number of a word that `eachWord` finds. */
export type WordNumber = (text: string, from: number, to: number, hash: number) => number;

/** The terms of texts that several listings share. */
type SharedTerms = { description: readonly string[]; terms: Uint32Array };

/** Beyond so many, arrays are hardly shared. */
const mostShared = 32_768;

/**
 * Turns listings into the numbers of their terms, one listing after the other. `repeats`: words keep their numbers
 * meanwhile, so that texts which listings share need not be taken apart again.
 */
export class TermReader {
  private readonly wordNumber: WordNumber;
  private readonly shared: Map<readonly string[], SharedTerms> | undefined;
  private kind = nameKind;
  private terms = new Uint32Array(256);
  private count = 0;
  /** For each term the last listing that had it, counted by `round`: quicker than a set per listing. */
  private seen = new Uint32Array(1024);
  private round = 0;

  constructor(wordNumber: WordNumber, { repeats }: { repeats: boolean }) {
    this.wordNumber = wordNumber;
    this.shared = repeats ? new Map() : undefined;
  }

  /** The listing's distinct terms, in a place that the next call uses again. */
  read({ own, names, description }: IndexedListing): Uint32Array {
    this.readShared(names, description);
    this.kind = nameKind;
    if (own !== undefined) eachWord(own, this.takeOwn);
    return this.terms.subarray(0, this.count);
  }

  private readShared(names: readonly string[], description: readonly string[]): void {
    const known = this.shared?.get(names);
    if (known?.description === description) {
      this.count = known.terms.length;
      for (let i = 0; i < this.count; i++) this.terms[i] = known.terms[i] as number;
      return;
    }
    this.round += 1;
    this.count = 0;
    this.kind = nameKind;
    for (const text of names) eachWord(text, this.take);
    this.kind = descriptionKind;
    for (const text of description) eachWord(text, this.take);
    if (this.shared === undefined || this.shared.size === mostShared) return;
    this.shared.set(names, { description, terms: this.terms.slice(0, this.count) });
  }

  private readonly take: VisitWord = (text, from, to, hash) => {
    const term = this.wordNumber(text, from, to, hash) * 2 + this.kind;
    if (term >= this.seen.length) this.seen = enlarged(this.seen, term * 2);
    if (this.seen[term] === this.round) return;
    this.seen[term] = this.round;
    this.enter(term);
  };

  /** A listing's own words are so few that they are looked for among its terms. */
  private readonly takeOwn: VisitWord = (text, from, to, hash) => {
    const term = this.wordNumber(text, from, to, hash) * 2 + nameKind;
    for (let i = 0; i < this.count; i++) if (this.terms[i] === term) return;
    this.enter(term);
  };

  private enter(term: number): void {
    if (this.count === this.terms.length) this.terms = enlarged(this.terms, this.count * 2);
    this.terms[this.count++] = term;
  }
}
