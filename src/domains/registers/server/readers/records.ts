import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { uncapitalise } from '#platform/contract/capitalise.ts';
import { readXlsx } from '#platform/server/sheets/read-xlsx.ts';
import { type Cell, mostRows, SheetFault } from '#platform/server/sheets/sheet-row.ts';
import { faultAt, RegisterFault } from './faults.ts';
import { readLines, tooMany } from './lines.ts';
import { reading, type Source } from './sources.ts';
import { strictText } from './strict-text.ts';

/** The cells of one line. A last line without an end may have been cut. */
export type Record = {
  line: number;
  cells: readonly Cell[];
  hasEnd: boolean;
  /** A sheet's row may end before the last column, and go on behind it. */
  isOfSheet?: true;
};

/** A row of the Orange Book: what stands between tildes. */
export async function* tildeRecords(source: Source): AsyncGenerator<Record[]> {
  for await (const lines of readLines(await reading(source))) {
    yield lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ number, text, hasEnd }) => ({ line: number, cells: text.split('~'), hasEnd }));
  }
}

const longestRecord = 64 * 1024;
const recordsAtOnce = 500;
/** Ten times what the largest file in CSV mostly has; blank ones count, too. */
const mostRecords = 20_000;

/** A row of a CSV file in UTF-8, or of text between tabs. */
export async function* csvRecords(
  source: Source,
  { most = mostRecords, delimiter = ',' }: { most?: number; delimiter?: ',' | '\t' } = {},
): AsyncGenerator<Record[]> {
  const ending = { cutLine: 0 };
  const text = Readable.from(strictText(await reading(source), ending), { highWaterMark: 2 });
  // Between tabs a quote is a letter like others, unless it stands around the whole value.
  const relaxQuotes = delimiter === '\t';
  const options = { info: true, relaxColumnCount: true, maxRecordSize: longestRecord } as const;
  const parser = parse({ ...options, delimiter, relaxQuotes });
  const rows = pipeline(text, parser, () => undefined) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>;
  let records: Record[] = [];
  let line = 0;
  let count = 0;
  try {
    for await (const { record, info } of rows) {
      line = info.lines;
      count += 1;
      if (count > most) throw tooMany(line, most);
      if (record.every((cell) => cell.trim() === '')) continue;
      records.push({ line, cells: record, hasEnd: line !== ending.cutLine });
      if (records.length < recordsAtOnce) continue;
      yield records;
      records = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows before it may still have been on their way here.
    const at = Number((error as { lines?: number }).lines ?? line + 1);
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      throw faultAt(at, 1, `the row has more than ${longestRecord.toLocaleString('en')} letters`);
    }
    throw faultAt(
      at,
      1,
      'a quote is opened and not closed, or stands where none may: the file is cut or was edited',
    );
  }
  yield records;
}

/** A row of the first sheet of a workbook. */
export async function* workbookRecords(path: string, most = mostRecords): AsyncGenerator<Record[]> {
  try {
    for await (const rows of readXlsx(path, Math.max(most, mostRows))) {
      const beyond = rows.find(({ number }) => number > most);
      if (beyond !== undefined) throw tooMany(beyond.number, most);
      const filled = rows.filter((row) => !row.faultsOnly && row.cells.some((cell) => cell !== ''));
      yield filled.map(({ number, cells }) => ({
        line: number,
        cells: Array.from(cells, (cell) => cell ?? ''),
        hasEnd: true,
        isOfSheet: true,
      }));
    }
  } catch (error) {
    throw error instanceof SheetFault ? new RegisterFault(uncapitalise(error.message)) : error;
  }
}
