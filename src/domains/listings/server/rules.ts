import {
  emptyValue,
  type FieldValue,
  type ListingValues,
} from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { listingFields } from '../contract/listing-fields.ts';
import { listingValues } from '../contract/listing-values.ts';
import { sameValue } from '../contract/same-value.ts';

/** Field → [what stood there, what shall stand there]. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** The fields in which two sets of values differ. */
export function changesBetween(kind: ListingKind, before: ListingValues, after: ListingValues): Changes {
  return Object.fromEntries(
    listingFields[kind]
      .filter(({ name }) => !sameValue(before[name], after[name]))
      .map(({ name }) => [name, [before[name], after[name]]]),
  );
}

/** The values with a set of changes made to them. */
export function withChanges(values: ListingValues, changes: Changes): ListingValues {
  const after = Object.entries(changes).map(([field, [, value]]) => [field, value as FieldValue]);
  return { ...values, ...Object.fromEntries(after) };
}

/** What a listing of a company begins with: nothing, and where only the desk writes the least. */
export function blankFor(kind: ListingKind, company: string): ListingValues {
  const blank = listingFields[kind].map((field) => [
    field.name,
    field.deskOnly && field.type === 'number' ? field.min : emptyValue(field),
  ]);
  return { ...Object.fromEntries(blank), company };
}

/** Names of the fields that keep a listing from being published. */
export function missingFields(kind: ListingKind, values: ListingValues): string[] {
  const faults = listingValues[kind].published.safeParse(values).error?.issues ?? [];
  return [...new Set(faults.map(({ path }) => String(path[0] ?? '')))];
}

/** What an owner sends counts only where they may write. */
export function asOwner(kind: ListingKind, current: ListingValues, sent: Record<string, unknown>) {
  const kept = listingFields[kind]
    .filter(({ deskOnly }) => deskOnly)
    .map(({ name }) => [name, current[name]]);
  return { ...sent, ...Object.fromEntries(kept) };
}

/** 'Title, Strengths and Deal type', by their labels. */
export function fieldWords(kind: ListingKind, names: readonly string[]): string {
  const labels = listingFields[kind].filter(({ name }) => names.includes(name)).map(({ label }) => label);
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}
