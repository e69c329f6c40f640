import type { IndexedListing } from '../finder.ts';
import { enlarged } from '../index/lists.ts';
import type { TermSets } from './term-sets.ts';
import { eachWord, type VisitWord } from './words.ts';

/** A term is a word in one kind of text; its number is the word's number times two plus the kind. */
export const nameKind = 0;
export const descriptionKind = 1;
export const termKinds = [nameKind, descriptionKind];

/** Knows the dictionary's number of a word that `eachWord` finds. */
export type WordNumber = (text: string, from: number, to: number, hash: number) => number;

/**
 * The terms of a listing: a set that others may have too, and beside it at most one of its own, the last word of its
 * code, as the term's number plus 1; 0 for none.
 */
export type ListingTerms = { set: number; own: number };

/** The set of texts that several listings share, with the first words of their codes. */
type SharedSet = { description: readonly string[]; leading: Uint32Array; set: number };

/** Beyond so many, arrays are hardly shared. */
const mostShared = 32_768;

/**
 * Turns listings into terms, one listing after the other. `repeats`: words keep their numbers meanwhile, so that
 * texts which listings share need not be taken apart again.
 */
export class TermReader {
  private readonly wordNumber: WordNumber;
  private readonly sets: TermSets;
  private readonly shared: Map<readonly string[], SharedSet> | undefined;
  private kind = nameKind;
  private terms = new Uint32Array(256);
  private count = 0;
  /** For each term the last set that had it, counted by `round`: quicker than a set of each listing. */
  private seen = new Uint32Array(1024);
  private round = 0;
  /** Terms of a code. */
  private code = new Uint32Array(16);
  private codeLength = 0;

  constructor(wordNumber: WordNumber, sets: TermSets, { repeats }: { repeats: boolean }) {
    this.wordNumber = wordNumber;
    this.sets = sets;
    this.shared = repeats ? new Map() : undefined;
  }

  read({ own, names, description }: IndexedListing): ListingTerms {
    this.codeLength = 0;
    if (own !== undefined) eachWord(own, this.takeCode);
    const leading = Math.max(0, this.codeLength - 1);
    const set = this.readSet(names, description, leading);
    if (this.codeLength === 0) return { set, own: 0 };
    const last = this.code[leading] as number;
    return { set, own: this.sets.has(set, last) ? 0 : last + 1 };
  }

  private readSet(names: readonly string[], description: readonly string[], leading: number): number {
    const known = this.shared?.get(names);
    if (known?.description === description && beginsWith(this.code, leading, known.leading)) return known.set;
    this.round += 1;
    this.count = 0;
    this.kind = nameKind;
    for (const text of names) eachWord(text, this.take);
    this.kind = descriptionKind;
    for (const text of description) eachWord(text, this.take);
    for (let i = 0; i < leading; i++) this.enter(this.code[i] as number);
    const set = this.sets.numberOf(this.terms, this.count);
    if (this.shared !== undefined && this.shared.size < mostShared) {
      this.shared.set(names, { description, leading: this.code.slice(0, leading), set });
    }
    return set;
  }

  private readonly take: VisitWord = (text, from, to, hash) => {
    this.enter(this.wordNumber(text, from, to, hash) * 2 + this.kind);
  };

  private readonly takeCode: VisitWord = (text, from, to, hash) => {
    if (this.codeLength === this.code.length) this.code = enlarged(this.code, this.codeLength * 2);
    this.code[this.codeLength++] = this.wordNumber(text, from, to, hash) * 2 + nameKind;
  };

  private enter(term: number): void {
    if (term >= this.seen.length) this.seen = enlarged(this.seen, term * 2);
    if (this.seen[term] === this.round) return;
    this.seen[term] = this.round;
    if (this.count === this.terms.length) this.terms = enlarged(this.terms, this.count * 2);
    this.terms[this.count++] = term;
  }
}

function beginsWith(terms: Uint32Array, count: number, beginning: Uint32Array): boolean {
  if (count !== beginning.length) return false;
  for (let i = 0; i < count; i++) if (terms[i] !== beginning[i]) return false;
  return true;
}
