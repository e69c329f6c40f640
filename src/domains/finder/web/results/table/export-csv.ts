import { csvStart, toCsvRow } from '#platform/contract/csv-text.ts';
import type { ResultColumn } from './result-column.ts';

/** Rows of the table as a CSV file: the columns that are shown, in their order, as they read. */
export function csvOf<C>(columns: readonly ResultColumn<C>[], cards: readonly C[]): string {
  const rows = [
    columns.map(({ label }) => label),
    ...cards.map((card) => columns.map(({ text }) => text(card))),
  ];
  return csvStart + rows.map(toCsvRow).join('');
}
