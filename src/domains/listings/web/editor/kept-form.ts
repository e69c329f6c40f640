import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { merge, type Typed, toTyped } from '../fields/typed.ts';

/** What is kept of a form while it is typed into: what stood there when it was begun, and what was made of it. */
export type KeptForm = { base: Typed; typed: Typed };

type BroughtBack = KeptForm & { contested: Typed };

/**
 * What was kept of a form, over what stands in the listing now: fields that nobody has changed since are as they were
 * typed, those left alone as they stand now, and those changed by both are named. A field that is of another kind than
 * what was kept of it stands as it does now.
 */
export function bringBack(kind: ListingKind, values: Typed, kept: Partial<KeptForm> | null): BroughtBack {
  const now = toTyped(kind, values);
  if (!isForm(kept?.base) || !isForm(kept.typed)) return { base: now, typed: now, contested: {} };
  const base = asTyped(now, kept.base);
  return { base: now, ...merge(kind, base, asTyped(base, kept.typed), now) };
}

function isForm(kept: unknown): kept is Typed {
  return typeof kept === 'object' && kept !== null;
}

function asTyped(now: Typed, kept: Typed): Typed {
  const fields = Object.entries(now).map(([name, value]) => {
    const before = kept[name];
    return [name, before !== undefined && shape(before) === shape(value) ? before : value] as const;
  });
  return Object.fromEntries(fields);
}

function shape(value: Typed[string] | undefined): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
