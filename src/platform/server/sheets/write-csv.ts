import { toCsvText } from './read-csv.ts';

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = toCsvText(value);
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a CSV file as its rows come: UTF-8 with a mark that sheet programs look for, line ends as they expect. */
export async function* writeCsv(rows: AsyncIterable<(string | number)[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  for await (const batch of rows) {
    yield Buffer.from(batch.map((row) => `${row.map(writeCell).join(',')}\r\n`).join(''));
  }
}
