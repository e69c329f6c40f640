import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { uncapitalise } from '#platform/contract/capitalise.ts';
import { readXlsx } from '#platform/server/sheets/read-xlsx.ts';
import { type Cell, SheetFault } from '#platform/server/sheets/sheet-row.ts';
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
/** Ten times what the largest file in CSV has; blank ones count, too. */
const mostRecords = 20_000;

/** A row of a CSV file in UTF-8. */
export async function* csvRecords(source: Source): AsyncGenerator<Record[]> {
  const ending = { cutLine: 0 };
  const text = Readable.from(strictText(await reading(source), ending), { highWaterMark: 2 });
  const parser = parse({ info: true, relaxColumnCount: true, maxRecordSize: longestRecord });
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
      if (count > mostRecords) throw tooMany(line, mostRecords);
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
export async function* workbookRecords(path: string): AsyncGenerator<Record[]> {
  try {
    for await (const rows of readXlsx(path)) {
      const beyond = rows.find(({ number }) => number > mostRecords);
      if (beyond !== undefined) throw tooMany(beyond.number, mostRecords);
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
