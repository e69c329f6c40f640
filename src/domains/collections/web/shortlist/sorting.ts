import { comparedInEuros } from '#domains/catalogue/contract/euro-rates.ts';
import type { Entry } from './entry.tsx';

/** The orders of a list, by the names that stand in its address; the latest first unless told. */
export const usualOrder = '-added';

type Value = string | number | null;

const values = new Map<string, (entry: Entry) => Value>([
  ['title', ({ title }) => title],
  ['readiness', ({ readiness }) => readiness || null],
  ['fee', ({ fee }) => comparedInEuros(fee)],
  ['added', ({ addedAt }) => addedAt],
]);

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In an order; what is not known stands last either way, and equals keep the order in which they came. */
export function inOrder(entries: readonly Entry[], order: string): readonly Entry[] {
  const downwards = order.startsWith('-');
  const read = values.get(downwards ? order.slice(1) : order);
  if (read === undefined) return entries;
  return entries.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const by = typeof a === 'number' ? a - Number(b) : words.compare(a, String(b));
    return downwards ? -by : by;
  });
}

/** Those in which every word stands, in whatever is shown of them. */
export function holding(entries: readonly Entry[], sought: string): readonly Entry[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return entries;
  return entries.filter(({ code, title, molecule, readiness, markets, note, addedBy, noteBy }) => {
    const text = [code, title, molecule, readiness, ...markets, note, addedBy, noteBy]
      .join(' ')
      .toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
