import type { FinderQuery } from './finder.ts';
import type { ListingIndex } from './index/listing-index.ts';
import type { OrderedColumn } from './index/ordered-column.ts';
import { countRows } from './index/row-counts.ts';
import { knownValues, type ValueGroup } from './index/value-layout.ts';
import type { FewDocuments } from './words/text-match.ts';

/** A group in which something is ticked. */
type Ticked = { group: ValueGroup; values: number[] };

export type Filters = {
  ticked: Ticked[];
  /** Of each of these lists a listing has at least one value. */
  stated: number[][];
  /** Least month, 1 to 65,536 (which no listing has); undefined for no restriction. */
  since: number | undefined;
  /** The codes that a column may have; undefined where no listing's number is in the range. */
  ranges: Ranged[];
  /** The same, of the columns that are tallied: what they want is ignored where it is tallied. */
  apart: Ranged[];
  /** What is tallied of the documents that pass all but those. */
  tallied: { column: OrderedColumn; to: number | null }[];
};

/** Of a ticked group its part of a row, and the ticked values. */
type Masks = { mask: Uint32Array; wanted: Uint32Array };

type Ranged = { column: OrderedColumn; codes: { low: number; high: number } | undefined };

/** What is counted on the way: documents by value, and those of each tally. */
export type Counted = { counts: Uint32Array; tallies: Uint32Array };

/** What a query asks of the listings' values and months. */
export function filtersOf(index: ListingIndex, query: FinderQuery): Filters {
  const ticked: Ticked[] = [];
  index.layout.groups.forEach((group, position) => {
    const selected = query.selected[position];
    if (!selected || selected.length === 0) return;
    ticked.push({
      group,
      values: [...new Set(knownValues(group, selected))].map((value) => group.first + value),
    });
  });
  const { first } = index.layout.statements;
  const stated = (query.stated ?? []).map((values) =>
    [...new Set(knownValues(index.layout.statements, values))].map((value) => first + value),
  );
  const since =
    query.monthFrom === null ? undefined : Math.min(Math.max(Math.ceil(query.monthFrom), 1), 65_536);
  const upTo = query.upTo ?? [];
  const [ranges, apart]: [Ranged[], Ranged[]] = [[], []];
  for (const { column: place, from, to } of query.ranges ?? []) {
    const column = index.ordered[place] as OrderedColumn;
    const among = upTo.some((one) => one.column === place) ? apart : ranges;
    among.push({ column, codes: column.codesBetween(from, to) });
  }
  const tallied = upTo.map(({ column, to }) => ({ column: index.ordered[column] as OrderedColumn, to }));
  return { ticked, stated, since, ranges, apart, tallied };
}

/** Keeps the documents that pass the filters, and counts values and tallies where they are wanted. */
export function filterFew(
  index: ListingIndex,
  few: FewDocuments,
  filters: Filters,
  counting: Counted | undefined,
): FewDocuments {
  const { rows, rowWords, months } = index.columns;
  const ticked: Masks[] = filters.ticked.map(({ group, values }) => ({
    mask: group.mask,
    wanted: maskOf(rowWords, values),
  }));
  const stated = filters.stated.map((values) => maskOf(rowWords, values));
  const documents = few.documents.slice();
  const tiers = few.tiers.slice();
  /** What passes all but what is apart, and what fails in one group alone. */
  const passing: number[] = [];
  const failing: number[][] = ticked.map(() => []);
  let kept = 0;
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] as number;
    if (filters.since !== undefined && (months[document] as number) < filters.since) continue;
    if (!isInAll(filters.ranges, document)) continue;
    const start = document * rowWords;
    if (!haveOfEach(rows, start, stated)) continue;
    let failures = 0;
    let failed = 0;
    for (let at = 0; at < ticked.length; at++) {
      if (haveCommonBit(rows, start, (ticked[at] as Masks).wanted)) continue;
      failures += 1;
      failed = at;
    }
    if (failures > 1) continue;
    if (failures === 0) passing.push(document);
    if (!isInAll(filters.apart, document)) continue;
    if (failures === 1) {
      // A listing that fails in one group alone still counts for that group's values, and for no others.
      (failing[failed] as number[]).push(document);
      continue;
    }
    documents[kept] = document;
    tiers[kept] = tiers[i] as number;
    kept += 1;
  }
  const found = { documents: documents.subarray(0, kept), tiers: tiers.subarray(0, kept) };
  if (counting) {
    tallyFew(filters, passing, counting.tallies);
    countRows(index.columns, found.documents, index.layout.counted, counting.counts);
    ticked.forEach(({ mask }, at) => {
      countRows(index.columns, failing[at] as number[], mask, counting.counts);
    });
  }
  return found;
}

/** Counts of these documents those that are up to each of what is tallied. */
function tallyFew({ tallied }: Filters, documents: readonly number[], tallies: Uint32Array): void {
  const codes = new Uint32Array(documents.length);
  let read: OrderedColumn | undefined;
  tallied.forEach(({ column, to }, at) => {
    if (read !== column) {
      for (let i = 0; i < codes.length; i++) codes[i] = column.codeOf(documents[i] as number);
      read = column;
    }
    const wanted = to === null ? noNumber : column.codesBetween(undefined, to);
    if (!wanted) return;
    const { low, high } = wanted;
    let count = 0;
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] as number;
      if (low <= code && code <= high) count += 1;
    }
    tallies[at] = count;
  });
}

// Asked of each document: a loop leaves nothing behind, where a function that is passed on would be made each time.
function isInAll(ranges: readonly Ranged[], document: number): boolean {
  for (let at = 0; at < ranges.length; at++) {
    const { column, codes } = ranges[at] as Ranged;
    if (!codes || !isBetween(column.codeOf(document), codes)) return false;
  }
  return true;
}

function haveOfEach(rows: Uint32Array, start: number, masks: readonly Uint32Array[]): boolean {
  for (let at = 0; at < masks.length; at++) {
    if (!haveCommonBit(rows, start, masks[at] as Uint32Array)) return false;
  }
  return true;
}

function isBetween(code: number, { low, high }: { low: number; high: number }): boolean {
  return low <= code && code <= high;
}

function haveCommonBit(rows: Uint32Array, start: number, wanted: Uint32Array): boolean {
  for (let word = 0; word < wanted.length; word++) {
    if (((rows[start + word] as number) & (wanted[word] as number)) !== 0) return true;
  }
  return false;
}

/**
 * The bitmap of the documents that pass the filters and are in bitmap `among` (undefined: all), and counts values
 * into `counts` where they are wanted. Works in the given slots.
 */
export function filterMany(
  index: ListingIndex,
  among: number | undefined,
  filters: Filters,
  counting: Counted | undefined,
  slots: readonly number[],
): number {
  const { bitmaps } = index;
  const [months, all, part, narrower, stated, ranged, further, separate, ...rest] = slots as [
    ...[number, number, number, number, number, number, number, number],
    ...number[],
  ];
  const always = among === undefined ? [] : [among];
  if (filters.since !== undefined) {
    if (filters.since > 65_535) bitmaps.clear(months);
    else bitmaps.since(months, filters.since);
    always.push(months);
  }
  filters.stated.forEach((values, position) => {
    const slot = union(index, values, position === 0 ? stated : further);
    if (position === 0) always.push(slot);
    else always.push(intersection(index, [always.pop() as number, slot], stated));
  });
  const narrow = (ranges: readonly Ranged[], into: number) =>
    ranges.forEach(({ column, codes }, position) => {
      const slot = position === 0 ? into : further;
      if (codes) column.between(slot, codes);
      else bitmaps.clear(slot);
      if (position === 0) always.push(slot);
      else always.push(intersection(index, [always.pop() as number, slot], into));
    });
  narrow(filters.ranges, ranged);
  const unions = filters.ticked.map(({ values }, position) => union(index, values, rest[position] as number));
  if (counting && filters.tallied.length > 0) {
    tally(index, intersection(index, [...always, ...unions], all), filters, counting.tallies);
  }
  narrow(filters.apart, separate);
  const matches = intersection(index, [...always, ...unions], all);
  if (counting)
    countAll(index, matches, filters, { always, unions, slots: [part, narrower] }, counting.counts);
  return matches;
}

/** Counts the values of what matches, and for each ticked group of what matches but for its own ticks. */
function countAll(
  index: ListingIndex,
  matches: number,
  { ticked }: Filters,
  {
    always,
    unions,
    slots: [part, narrower],
  }: { always: readonly number[]; unions: readonly number[]; slots: readonly [number, number] },
  counts: Uint32Array,
): void {
  const groups = index.layout.groups.filter((group) => !ticked.some((other) => other.group === group));
  countValues(index, matches, groups, counts);
  // What is ticked before a group is narrowed down step by step; with what is ticked after it, it is all but its own.
  let before = always;
  ticked.forEach(({ group }, position) => {
    const others = [...before, ...unions.slice(position + 1)];
    countValues(index, intersection(index, others, part), [group], counts);
    const narrowed = [...before, unions[position] as number];
    before = narrowed.length > 1 ? [intersection(index, narrowed, narrower)] : narrowed;
  });
}

/** The code of what has no number. */
const noNumber = { low: 0, high: 0 };

/** Counts the documents of a bitmap that are up to each of what is tallied. */
function tally(index: ListingIndex, among: number, { tallied }: Filters, tallies: Uint32Array): void {
  tallied.forEach(({ column, to }, at) => {
    tallies[at] =
      to === null
        ? index.bitmaps.count(among) - index.bitmaps.countBoth(among, column.upTo(Number.POSITIVE_INFINITY))
        : index.bitmaps.countBoth(among, column.upTo(to));
  });
}

/** How many 64-bit words the kernel counts while one document's values are fetched and counted. */
const wordsPerDocument = 96;

/** Counts the documents of a bitmap by value, for the given groups: bitmap by bitmap or document by document. */
function countValues(
  index: ListingIndex,
  matches: number,
  groups: readonly ValueGroup[],
  counts: Uint32Array,
): void {
  const { bitmaps, firstValue } = index;
  if (matches === index.live) {
    for (const { first, size } of groups) counts.set(index.valueCounts.subarray(first, first + size), first);
    return;
  }
  const values = groups.reduce((sum, group) => sum + group.size, 0);
  if (bitmaps.count(matches) * wordsPerDocument < (values * bitmaps.words) / 2) {
    countMatches(index, matches, groups, counts);
    return;
  }
  for (const { first, size } of groups) {
    for (let value = first; value < first + size; value++) {
      if (index.valueCounts[value] === 0) continue;
      counts[value] = bitmaps.countBoth(matches, firstValue + value);
    }
  }
}

function countMatches(
  index: ListingIndex,
  matches: number,
  groups: readonly ValueGroup[],
  counts: Uint32Array,
): void {
  const mask = new Uint32Array(index.layout.counted.length);
  for (const group of groups) {
    for (let word = 0; word < mask.length; word++)
      mask[word] = (mask[word] as number) | (group.mask[word] as number);
  }
  const documents: number[] = [];
  index.bitmaps.each(matches, (document) => documents.push(document));
  countRows(index.columns, documents, mask, counts);
}

/** The documents with any of the values. One value needs no work: its bitmap is at hand. */
function union(index: ListingIndex, values: readonly number[], slot: number): number {
  const { bitmaps, firstValue } = index;
  if (values.length === 1) return firstValue + (values[0] as number);
  bitmaps.clear(slot);
  for (const value of values) bitmaps.or(slot, slot, firstValue + value);
  return slot;
}

/** The documents in all of the bitmaps; every document if there are none. */
function intersection(index: ListingIndex, bitmaps: readonly number[], slot: number): number {
  const [first = index.live, ...others] = bitmaps;
  let result = first;
  for (const other of others) {
    index.bitmaps.and(slot, result, other);
    result = slot;
  }
  return result;
}

function maskOf(rowWords: number, values: readonly number[]): Uint32Array {
  const mask = new Uint32Array(rowWords);
  for (const value of values) mask[value >>> 5] = (mask[value >>> 5] as number) | (1 << (value & 31));
  return mask;
}
