import { inOne, type NewSheet } from '#platform/server/sheets/write-xlsx.ts';
import type { EntryRow } from './queries.ts';

type Column = { label: string; value: (row: EntryRow) => string | number };

const columns: readonly Column[] = [
  { label: 'Code', value: (row) => row.code },
  { label: 'Dossier', value: (row) => row.title },
  { label: 'Listed', value: (row) => (row.state === 'published' ? 'Yes' : 'Retired') },
  { label: 'Note', value: (row) => row.note },
  { label: 'Dose form', value: (row) => row.dosageForm },
  { label: 'Strengths', value: (row) => row.strengths },
  { label: 'Dossier readiness', value: (row) => row.readiness },
  { label: 'Available geographies', value: (row) => row.markets.join(', ') },
  { label: 'Supply', value: (row) => row.supply.join(', ') },
  { label: 'Deal type', value: (row) => row.dealType },
  { label: 'One-time fee', value: (row) => row.oneTimeFee },
  { label: 'Royalty', value: (row) => row.royalty },
  { label: 'Profit share', value: (row) => row.profitShare },
  { label: 'Offer in business days', value: (row) => row.offerDays ?? '' },
  { label: 'Curated', value: ({ curated }) => (curated === null ? '' : yesOrNo(curated)) },
  { label: 'Added', value: (row) => row.addedAt.toISOString().slice(0, 10) },
];

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

type ListedRow = EntryRow & { addedBy?: string; noteBy?: string | null };
const listColumns: readonly { label: string; value: (row: ListedRow) => string | number }[] = [
  ...columns,
  { label: 'Added by', value: (row) => row.addedBy ?? '' },
  { label: 'Note by', value: (row) => row.noteBy ?? '' },
];

/** The shortlist as a sheet. */
export function toSheet(rows: readonly EntryRow[]): NewSheet {
  return sheetOf('Shortlist', columns, rows);
}

/** A list as a sheet, with who put each dossier on it and who wrote of it. */
export function toListSheet(rows: readonly ListedRow[]): NewSheet {
  return sheetOf('List', listColumns, rows);
}

function sheetOf<Row>(
  name: string,
  wanted: readonly { label: string; value: (row: Row) => string | number }[],
  rows: readonly Row[],
): NewSheet {
  const head = wanted.map(({ label }) => label);
  const body = rows.map((row) => wanted.map(({ value }) => value(row)));
  return { name, rows: inOne([head, ...body]) };
}
