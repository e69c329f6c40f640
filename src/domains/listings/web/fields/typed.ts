import { emptyValue, type FieldValue, type ListingField } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { listingFields } from '../../contract/listing-fields.ts';
import { sameValue } from '../../contract/same-value.ts';

/** Fields as they stand in the form: a number is the text that was typed. */
export type Typed = Record<string, FieldValue>;

export function emptyForm(kind: ListingKind): Typed {
  return toTyped(
    kind,
    Object.fromEntries(listingFields[kind].map((field) => [field.name, emptyValue(field)])),
  );
}

/** Values as a form shows them. */
export function toTyped(kind: ListingKind, values: Typed): Typed {
  return overFields(kind, values, (field, value) =>
    field.type === 'number' ? (value === null || value === undefined ? '' : String(value)) : value,
  );
}

/** What was typed as it is sent; what is no number stays text, and the server says so. */
export function toValues(kind: ListingKind, typed: Typed): Typed {
  return overFields(kind, typed, (field, value) => {
    if (field.type === 'texts') return (value as string[]).map((text) => text.trim()).filter(Boolean);
    if (field.type !== 'number' || typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return null;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  });
}

/** Fields that are empty still, and without which a listing cannot be published. */
export function neededFields(kind: ListingKind, typed: Typed): ListingField[] {
  return listingFields[kind].filter(({ name, required }) => {
    const value = typed[name] ?? '';
    const isEmpty = Array.isArray(value) ? value.length === 0 : String(value).trim() === '';
    return required !== undefined && isEmpty;
  });
}

function overFields(
  kind: ListingKind,
  values: Typed,
  change: (field: ListingField, value: FieldValue) => FieldValue,
): Typed {
  return Object.fromEntries(
    listingFields[kind].map((field) => [field.name, change(field, values[field.name] ?? emptyValue(field))]),
  );
}

/** What a field held when it was read, what the reader typed, and what somebody else has made of it meanwhile. */
type Merged = { typed: Typed; contested: Record<string, FieldValue> };

/**
 * Brings what somebody else saved into a form that is open: fields left alone take it over, those that were typed in
 * stay as typed, and are named where both changed them.
 */
export function merge(kind: ListingKind, base: Typed, typed: Typed, theirs: Typed): Merged {
  const merged: Typed = {};
  const contested: Merged['contested'] = {};
  for (const { name } of listingFields[kind]) {
    const mine = typed[name] ?? null;
    const their = theirs[name] ?? null;
    const untouched = sameValue(mine, base[name]);
    merged[name] = untouched ? their : mine;
    if (!untouched && !sameValue(their, base[name]) && !sameValue(their, mine)) contested[name] = their;
  }
  return { typed: merged, contested };
}
