import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { riskyCsv } from '#platform/contract/csv-text.ts';
import { decoding } from './decoding.ts';
import { type Cell, mostColumns, mostRows, SheetFault, type SheetRow, tooWide } from './sheet-row.ts';

const rowsAtOnce = 500;
const formula = "A formula stands here. Give its value, or write ' before it where it is a text.";

function fromCsvText(value: string): Cell {
  if (value.startsWith('=')) return { fault: formula, shows: value };
  return value.startsWith("'") && riskyCsv.test(value) ? value.slice(1) : value;
}

/** UTF-8 where the whole file is, else Windows-1252, in which western sheet programs save. */
async function encodingOf(path: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) decoder.decode(piece as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** Of comma, semicolon and tab the one that the first line has most of, outside quotes. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.toString('latin1', 0, bytesRead).replace(/"[^"]*"/g, '');
    const [first = ''] = start.split(/\r\n|\n|\r/);
    const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
    return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
  } finally {
    await file.close();
  }
}

/** Of the same marks the one of which most of the first lines have equally many: titles stand above the head of what owners keep. */
async function delimiterOfMost(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.toString('latin1', 0, bytesRead).replace(/"[^"]*"/g, '');
    const lines = start.split(/\r\n|\n|\r/).slice(0, 200);
    const scores = [';', '\t', ','].map((mark) => {
      const equal = Map.groupBy(
        lines.map((line) => line.split(mark).length).filter((count) => count > 1),
        (count) => count,
      );
      const agreeing = [...equal.values()].map((some) => some.length);
      return { mark, score: Math.max(0, ...agreeing) };
    });
    return scores.reduce((best, each) => (each.score > best.score ? each : best)).mark;
  } finally {
    await file.close();
  }
}

/** Reads a CSV file, some rows at a time: any of the usual delimiters, line ends and encodings. Throws SheetFault. */
export async function* readCsv(path: string, isLoose = false): AsyncGenerator<SheetRow[]> {
  const parser = parse({
    delimiter: isLoose ? await delimiterOfMost(path) : await delimiterOf(path),
    relaxColumnCount: true,
    maxRecordSize: 1024 * 1024,
  });
  const source = createReadStream(path);
  const decoded = source
    // TextDecoder takes the byte order mark away.
    .pipe(decoding(await encodingOf(path)));
  source.on('error', (error) => parser.destroy(error));
  decoded.pipe(parser);
  let number = 0;
  let rows: SheetRow[] = [];
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > mostRows) throw new SheetFault(`A sheet may have ${mostRows} rows at most. Split it.`);
      if (record.findLastIndex((text) => text !== '') >= mostColumns) throw tooWide(number);
      rows.push({ number, cells: record.slice(0, mostColumns).map(fromCsvText) });
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault(
      `Row ${number + 1} is no CSV: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}. Look for a quote that is opened and not closed.`,
    );
  } finally {
    source.destroy();
    parser.destroy();
  }
}
