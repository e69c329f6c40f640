import { HashTable } from '../index/hash-table.ts';
import { Lists } from '../index/lists.ts';

/**
 * The sets of terms that documents have, each kept once: dossiers of one product share every word but their code.
 * Sets are the same when their terms come in the same order.
 */
export class TermSets {
  /** Terms of each set. */
  readonly terms = new Lists();
  /** Documents that have each set, ascending. */
  readonly documents = new Lists();
  /** Numbers lie below this. */
  limit = 0;
  private readonly table = new HashTable();
  private readonly free: number[] = [];

  /** The number of the set of the first `count` terms; an unknown one gets a number. */
  numberOf(terms: Uint32Array, count: number): number {
    const hash = hashOf(terms, 0, count);
    let known = -1;
    this.table.each(hash, (set) => {
      if (this.equals(set, terms, count)) known = set;
    });
    if (known !== -1) return known;
    const set = this.free.pop() ?? this.limit++;
    this.terms.reserveLists(this.limit);
    this.documents.reserveLists(this.limit);
    this.terms.write(set, terms, count);
    this.table.add(hash, set);
    return set;
  }

  has(set: number, term: number): boolean {
    const { data, start, length } = this.terms;
    const first = start[set] as number;
    const end = first + (length[set] as number);
    for (let i = first; i < end; i++) if (data[i] === term) return true;
    return false;
  }

  /** Enters the documents at once, ascending, of which this is the set of each; forgets the sets that none has. */
  fill(documents: Uint32Array, setOf: Uint32Array): void {
    const sizes = new Uint32Array(this.limit);
    for (const document of documents) {
      const set = setOf[document] as number;
      sizes[set] = (sizes[set] as number) + 1;
    }
    this.documents.reserveRoom(documents.length);
    sizes.forEach((size, set) => {
      if (size === 0) this.drop(set);
      else this.documents.prepare(set, size);
    });
    for (const document of documents) this.documents.push(setOf[document] as number, document);
  }

  /** Forgets a set that no document has any more. */
  drop(set: number): void {
    const first = this.terms.start[set] as number;
    this.table.remove(hashOf(this.terms.data, first, first + (this.terms.length[set] as number)), set);
    this.terms.drop(set);
    this.free.push(set);
  }

  private equals(set: number, terms: Uint32Array, count: number): boolean {
    const { data, start, length } = this.terms;
    if (length[set] !== count) return false;
    const first = start[set] as number;
    for (let i = 0; i < count; i++) if (data[first + i] !== terms[i]) return false;
    return true;
  }
}

function hashOf(terms: Uint32Array, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i++) {
    hash = Math.imul(hash ^ (terms[i] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
