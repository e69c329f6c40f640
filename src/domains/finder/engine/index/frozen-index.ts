import { deserialize, serialize } from 'node:v8';
import { Dictionary } from '../words/dictionary.ts';
import { Misspellings } from '../words/misspellings.ts';
import { Prefixes } from '../words/prefixes.ts';
import { TermSets } from '../words/term-sets.ts';
import { WordTable } from '../words/word-table.ts';
import { Bitmaps } from './bitmaps.ts';
import { Columns } from './columns.ts';
import { HashTable } from './hash-table.ts';
import { IdTable } from './id-table.ts';
import { type ListingIndex, readerOf } from './listing-index.ts';
import { Lists } from './lists.ts';
import { OrderedColumn } from './ordered-column.ts';
import { Postings } from './postings.ts';
import type { ValueLayout } from './value-layout.ts';

/** What an index is made of: its parts hold numbers, texts, and each other. */
const parts = {
  ...{ Bitmaps, Columns, Dictionary, HashTable, IdTable, Lists, Misspellings },
  ...{ OrderedColumn, Postings, Prefixes, TermSets, WordTable },
};

/** An object as data: the name of its class, none for a plain one, and what it holds. */
type Frozen = { part: keyof typeof parts | null; holds: [key: string, value: unknown][] };

/** Data of an index that the same code, and no other, reads again. */
export function freezeIndex({ terms: _, layout: __, ...index }: ListingIndex): Buffer {
  return serialize(frozen(index, new Map()));
}

/** The index that was frozen, of listings in the same layout. */
export function thawIndex(bytes: Uint8Array, layout: ValueLayout): ListingIndex {
  const index = thawed(deserialize(bytes), new Map()) as Omit<ListingIndex, 'terms' | 'layout'>;
  return { ...index, layout, terms: readerOf(index) };
}

/** A copy in which every object is data; of what is named by several there is one. */
function frozen(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value === 'function') throw new Error('An index holds no function.');
  return copied(value, known, frozen, (one) => {
    const data: Frozen = { part: partOf(one), holds: [] };
    known.set(one, data);
    const held = one instanceof Bitmaps ? one.contents() : one;
    for (const [key, each] of Object.entries(held)) data.holds.push([key, frozen(each, known)]);
    return data;
  });
}

function thawed(value: unknown, known: Map<object, unknown>): unknown {
  return copied(value, known, thawed, (one) => {
    const { part, holds } = one as Frozen;
    const made: Record<string, unknown> = Object.create(
      part === null ? Object.prototype : parts[part].prototype,
    );
    known.set(one, made);
    for (const [key, each] of holds) made[key] = thawed(each, known);
    if (made instanceof Bitmaps) made.takeMemory();
    return made;
  });
}

/** Lists and tables with a copy of all that is in them, and other objects as `ofObject` has them. */
function copied(
  value: unknown,
  known: Map<object, unknown>,
  copy: (value: unknown, known: Map<object, unknown>) => unknown,
  ofObject: (value: object) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  if (!Array.isArray(value) && !(value instanceof Map) && !(value instanceof Set)) return ofObject(value);
  // None of these holds itself.
  const all = Array.from(value as Iterable<unknown>, (one) => copy(one, known));
  const made = Array.isArray(value)
    ? all
    : value instanceof Map
      ? new Map(all as [unknown, unknown][])
      : new Set(all);
  known.set(value, made);
  return made;
}

function partOf(value: object): Frozen['part'] {
  if (Object.getPrototypeOf(value) === Object.prototype) return null;
  const known = Object.entries(parts).find(([, part]) => value instanceof part);
  if (known === undefined)
    throw new Error(`${value.constructor.name} is no part of an index that is known here.`);
  return known[0] as keyof typeof parts;
}
