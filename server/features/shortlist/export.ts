import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { EntryRow } from './queries.ts';

type Column = { label: string; width: number; value: (row: EntryRow) => string | number | Date };

const columns: readonly Column[] = [
  { label: 'Code', width: 14, value: (row) => row.code },
  { label: 'Dossier', width: 44, value: (row) => row.title },
  { label: 'Listed', width: 10, value: (row) => (row.state === 'published' ? 'Yes' : 'Retired') },
  { label: 'Note', width: 44, value: (row) => row.note },
  { label: 'Dose form', width: 20, value: (row) => row.dosageForm },
  { label: 'Strengths', width: 24, value: (row) => row.strengths },
  { label: 'Dossier readiness', width: 26, value: (row) => row.readiness },
  { label: 'Available geographies', width: 32, value: (row) => row.markets.join(', ') },
  { label: 'Supply', width: 24, value: (row) => row.supply.join(', ') },
  { label: 'Deal type', width: 20, value: (row) => row.dealType },
  { label: 'One-time fee', width: 20, value: (row) => row.oneTimeFee },
  { label: 'Royalty', width: 16, value: (row) => row.royalty },
  { label: 'Profit share', width: 16, value: (row) => row.profitShare },
  { label: 'Offer in business days', width: 20, value: (row) => row.offerDays },
  { label: 'Curated', width: 10, value: (row) => (row.curated ? 'Yes' : 'No') },
  { label: 'Added', width: 14, value: (row) => row.addedAt },
];

/** The shortlist as a workbook of one sheet. */
export function exportShortlist(rows: readonly EntryRow[]): Promise<Buffer> {
  const head = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  return writeXlsxFile([head, ...body], {
    sheet: 'Shortlist',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** Text is marked as text: no sheet program runs it as a formula, whatever it begins with. */
function cellOf(value: string | number | Date): Cell {
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: 'd mmm yyyy' };
  return { value: withoutControls(value), type: String, wrap: true };
}

/** XML has no place for control characters: a workbook with one does not open. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\t\n\r]/gu, ' ').replace(/[\uFFFE\uFFFF]/g, ' ');
}
