import type { IndexedListing } from '../finder.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { Prefixes } from '../words/prefixes.ts';
import type { TermSets } from '../words/term-sets.ts';
import { type ListingTerms, TermReader, type WordNumber } from '../words/terms.ts';
import { Bitmaps } from './bitmaps.ts';
import type { Columns, Entry } from './columns.ts';
import type { IdTable } from './id-table.ts';
import { type Ordered, OrderedColumn } from './ordered-column.ts';
import { firstSet, Postings } from './postings.ts';
import { eachValue, type ValueLayout, writeRow } from './value-layout.ts';

/** A late document may move so many others, or one in so many, to the next free number; see `vacate`. */
const alwaysMoved = 64;
const movedIsOneIn = 256;

/** What the bitmaps and postings are made from. */
export type Contents = {
  layout: ValueLayout;
  columns: Columns;
  dictionary: Dictionary;
  sets: TermSets;
  /** Where the values of a listing are written on its way in. */
  row: Uint32Array;
  /** Document number by listing id. */
  numberOf: IdTable;
};

/**
 * Everything a finder knows. Documents are numbered by recency (the most recent has the highest number), so a
 * bitmap read from its end is a ranked list. Some numbers are free: they keep a key (recency, id) in the order, so
 * that keys never descend, and a document that comes back or comes late can take one without moving the others.
 */
export type ListingIndex = Contents & {
  terms: TermReader;
  bitmaps: Bitmaps;
  postings: Postings;
  prefixes: Prefixes;
  /** The documents by their offer days, as the columns have them. */
  offers: Postings;
  /** The columns of numbers, then those of texts. */
  ordered: OrderedColumn[];
  /** Slot of the documents that exist. */
  live: number;
  /** Slot of the first value; the others follow. */
  firstValue: number;
  /** Documents of each value. */
  valueCounts: Uint32Array;
  /** Slots for a search to work in. */
  scratch: number[];
};

/** An index of these contents with bitmaps and postings still empty. */
export function createIndex(contents: Contents): ListingIndex {
  const { layout, columns, dictionary, sets } = contents;
  const bitmaps = new Bitmaps(Math.ceil(columns.count * 1.1));
  bitmaps.cover(columns.count);
  const live = bitmaps.allocate();
  for (let value = 0; value < layout.values; value++) bitmaps.allocate();
  const scratch = Array.from({ length: 15 + 2 * layout.groups.length }, () => bitmaps.allocate());
  const postings = new Postings(bitmaps, sets.documents);
  postings.reserveTerms(dictionary.limit * 2);
  const prefixes = new Prefixes(bitmaps, dictionary, postings);
  const offers = new Postings(bitmaps);
  const ordered = Array.from({ length: layout.numbers + layout.texts }, () => new OrderedColumn(bitmaps));
  const valueCounts = new Uint32Array(layout.values);
  return {
    ...contents,
    terms: readerOf(contents),
    ...{ bitmaps, postings, prefixes, offers, ordered },
    ...{ live, firstValue: live + 1, valueCounts, scratch },
  };
}

/** What reads the terms of listings that come one by one. */
export function readerOf({ dictionary, sets }: Pick<Contents, 'dictionary' | 'sets'>): TermReader {
  const wordNumber: WordNumber = (text, from, to, hash) => dictionary.add(text, from, to, hash);
  return new TermReader(wordNumber, sets, { repeats: false });
}

/** The listing as the columns take it, with a row that the next call uses again. */
export function toEntry({ layout, row }: Contents, listing: IndexedListing, terms: TermReader): Entry {
  writeRow(layout, listing, row);
  return {
    id: listing.id,
    recency: listing.recency,
    month: listing.month ?? 0,
    offerDays: listing.offerDays === null ? 0 : listing.offerDays + 1,
    row,
    terms: terms.read(listing),
  };
}

/** A listing's number or text in one of the columns. */
export function orderedOf({ layout }: Contents, listing: IndexedListing, column: number): Ordered | null {
  if (column >= layout.numbers) return listing.texts?.[column - layout.numbers] ?? null;
  const number = listing.numbers?.[column] ?? null;
  // To texts and maps -0 is another number than 0.
  return number === null ? null : number + 0;
}

/** Enters or replaces a listing. False if there is no free number near its place: then renumber and try again. */
export function upsert(index: ListingIndex, listing: IndexedListing): boolean {
  const { columns, dictionary } = index;
  const known = index.numberOf.get(listing.id);
  const stays = known !== undefined && columns.recencies[known] === listing.recency;
  if (known !== undefined && !stays) takeOut(index, known);
  const document = stays ? known : vacate(index, listing.id, listing.recency);
  if (document === undefined) return false;
  const entry = toEntry(index, listing, index.terms);
  index.postings.reserveTerms(dictionary.limit * 2);
  if (stays) {
    changeValues(index, document, -1);
    index.offers.remove(columns.offerDays[document] as number, document);
  } else index.bitmaps.cover(document + 1);
  const before = stays ? termsOf(columns, document) : undefined;
  columns.write(document, entry);
  changeValues(index, document, 1);
  index.offers.reserveTerms(entry.offerDays + 1);
  index.offers.add(entry.offerDays, document);
  index.ordered.forEach((column, at) => {
    const value = orderedOf(index, listing, at);
    if (stays) column.change(document, value);
    else column.add(document, value);
  });
  index.numberOf.set(entry.id, document);
  index.bitmaps.add(index.live, document);
  changeTerms(index, document, before, entry.terms);
  return true;
}

/** Forgets a listing; one that is unknown changes nothing. */
export function remove(index: ListingIndex, id: number): void {
  const document = index.numberOf.get(id);
  if (document !== undefined) takeOut(index, document);
}

function takeOut(index: ListingIndex, document: number): void {
  const { columns } = index;
  changeValues(index, document, -1);
  index.offers.remove(columns.offerDays[document] as number, document);
  for (const column of index.ordered) column.remove(document);
  index.numberOf.delete(columns.ids[document] as number);
  index.bitmaps.remove(index.live, document);
  changeTerms(index, document, termsOf(columns, document), undefined);
}

/** Enters the document's month and values (by 1), or takes them out (by -1). */
export function changeValues(index: ListingIndex, document: number, by: 1 | -1): void {
  const { bitmaps, columns, firstValue, valueCounts } = index;
  bitmaps.setMonth(document, by === 1 ? (columns.months[document] as number) : 0);
  eachValue(columns.rows, document * columns.rowWords, columns.rowWords, (value) => {
    if (by === 1) bitmaps.add(firstValue + value, document);
    else bitmaps.remove(firstValue + value, document);
    valueCounts[value] = (valueCounts[value] as number) + by;
  });
}

function termsOf(columns: Columns, document: number): ListingTerms {
  return { set: columns.sets[document] as number, own: columns.own[document] as number };
}

/** Gives a document other terms; undefined stands for none. */
function changeTerms(
  index: ListingIndex,
  document: number,
  before: ListingTerms | undefined,
  after: ListingTerms | undefined,
): void {
  const { postings, prefixes, dictionary } = index;
  const now = each(index, after);
  const left = new Set(each(index, before));
  const isOther = before?.set !== after?.set;
  // What is listed twice meanwhile counts once; what is in no list must not have a document.
  if (after && isOther) enterSet(index, after.set, document);
  if (after && after.own !== 0 && after.own !== before?.own) postings.list(after.own - 1, document);
  for (const term of now) {
    if (left.delete(term)) continue;
    postings.join(term, document);
    prefixes.add(term, document);
  }
  if (before && isOther) leaveSet(index, before.set, document);
  if (before && before.own !== 0 && before.own !== after?.own) postings.unlist(before.own - 1, document);
  for (const term of left) {
    postings.leave(term, document);
    prefixes.remove(term, document, now);
    const word = term >>> 1;
    if (postings.count(word * 2) + postings.count(word * 2 + 1) === 0) dictionary.drop(word);
  }
}

/** The terms one by one. */
function each({ sets }: ListingIndex, terms: ListingTerms | undefined): number[] {
  if (terms === undefined) return [];
  const { set, own } = terms;
  return own === 0 ? Array.from(sets.terms.read(set)) : [...sets.terms.read(set), own - 1];
}

/** The first document of a set brings the set along. */
function enterSet({ sets, postings }: ListingIndex, set: number, document: number): void {
  sets.documents.insert(set, document);
  if (sets.documents.length[set] === 1) {
    sets.terms.each(set, (term) => postings.list(term, firstSet + set));
  }
}

/** The last one takes it away. */
function leaveSet({ sets, postings }: ListingIndex, set: number, document: number): void {
  sets.documents.remove(set, document);
  if (sets.documents.length[set] !== 0) return;
  sets.terms.each(set, (term) => postings.unlist(term, firstSet + set));
  sets.drop(set);
}

/**
 * A free number for a listing at its place in the order. If both neighbours' numbers are taken, the documents
 * between the place and the nearest free number move by one.
 */
function vacate(index: ListingIndex, id: number, recency: number): number | undefined {
  const { columns } = index;
  const after = columns.firstAfter(id, recency);
  const furthest = Math.max(alwaysMoved, Math.floor(columns.count / movedIsOneIn));
  const isFree = (document: number) => !index.bitmaps.has(index.live, document);
  for (let distance = 0; distance <= furthest; distance++) {
    const below = after - 1 - distance;
    if (below >= 0 && isFree(below)) {
      for (let document = below; document < after - 1; document++) move(index, document + 1, document);
      return after - 1;
    }
    const above = after + distance;
    if (above === columns.count || (above < columns.count && isFree(above))) {
      index.bitmaps.cover(above + 1);
      for (let document = above; document > after; document--) move(index, document - 1, document);
      return after;
    }
  }
  return undefined;
}

/** Gives a document the neighbouring number, which is free. */
function move(index: ListingIndex, from: number, to: number): void {
  const { columns, postings, bitmaps } = index;
  changeValues(index, from, -1);
  columns.copy(to, columns, from);
  changeValues(index, to, 1);
  index.prefixes.move(from, to);
  index.offers.move(columns.offerDays[to] as number, from, to);
  for (const column of index.ordered) column.move(from, to);
  const { set, own } = termsOf(columns, to);
  index.sets.documents.replace(set, from, to);
  index.sets.terms.each(set, (term) => postings.moveInSet(term, from, to));
  if (own !== 0) postings.move(own - 1, from, to);
  index.numberOf.set(columns.ids[to] as number, to);
  bitmaps.remove(index.live, from);
  bitmaps.add(index.live, to);
}
