import type { SheetCell } from './sheet.ts';

/** A sheet program runs a text that begins like this as a formula; an apostrophe makes it plain text again. */
const runs = /^[=+\-@\t\r]/;

/** Rows as lines of CSV (RFC 4180), with the mark that lets Excel read UTF-8. */
export async function* writeCsv(rows: AsyncIterable<SheetCell[][]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const batch of rows) yield batch.map(toLine).join('');
}

function toLine(cells: SheetCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = runs.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
