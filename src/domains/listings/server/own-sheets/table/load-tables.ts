import { openZip } from '#platform/server/sheets/open-zip.ts';
import { readCsv } from '#platform/server/sheets/read-csv.ts';
import { readSheetPart } from '#platform/server/sheets/read-xlsx.ts';
import { type Cell, SheetFault, type SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { readWorkbook } from '#platform/server/sheets/workbook.ts';
import {
  columnsOfOwnSheet,
  lettersOfOwnCell,
  rowsOfOwnSheet,
  sheetsOfOwnFile,
} from '../../../contract/own-sheets/limits.ts';

/** One sheet of an owner's file as it stands. */
export type RawTable = {
  name: string;
  rows: SheetRow[];
  /** From and to, both from 0 for columns and from 1 for rows. */
  merged: { rows: [number, number]; columns: [number, number] }[];
  hiddenColumns: ReadonlySet<number>;
  /** How many rows are hidden; they are left out. */
  hiddenRows: number;
};

/** Cells of all sheets of a file: what stands in memory at once. */
const mostCells = 1_500_000;

/** Reads a file whole: all sheets of a workbook that are shown and hold something. Throws SheetFault. */
export async function loadTables(path: string, fileName: string): Promise<RawTable[]> {
  const room = { cells: mostCells };
  const tables = /\.xlsx$/i.test(fileName)
    ? await loadWorkbook(path, room)
    : [await loadText(path, fileName, room)];
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0)
    throw new SheetFault('Nothing stands in this sheet. Look whether it is the right file.');
  return filled;
}

type Room = { cells: number };

async function loadText(path: string, fileName: string, room: Room): Promise<RawTable> {
  const rows: SheetRow[] = [];
  for await (const batch of readCsv(path, true)) keepRows(rows, batch, room);
  return { name: fileName, rows, merged: [], hiddenColumns: new Set(), hiddenRows: 0 };
}

async function loadWorkbook(path: string, room: Room): Promise<RawTable[]> {
  const zip = await openZip(path);
  try {
    if (zip.has('xl/vbaProject.bin'))
      throw new SheetFault('This workbook holds a macro. Save it as XLSX without macros, and send it again.');
    const book = await readWorkbook(zip);
    if (book.sheets.length > sheetsOfOwnFile)
      throw new SheetFault(
        `A file may have ${sheetsOfOwnFile} sheets at most that are shown. Take out those that are no part of the list.`,
      );
    const tables: RawTable[] = [];
    for (const { name, part } of book.sheets) {
      const rows: SheetRow[] = [];
      const merged: RawTable['merged'] = [];
      const hiddenColumns = new Set<number>();
      const hiddenRows = new Set<number>();
      const reading = {
        most: Number.POSITIVE_INFINITY,
        merged(ref: string) {
          const range = rangeOf(ref);
          if (range !== null) merged.push(range);
          if (merged.length > rowsOfOwnSheet)
            throw new SheetFault(
              `'${name.slice(0, 60)}' has more than ${rowsOfOwnSheet.toLocaleString('en')} merged areas. Unmerge them, and give each row its value.`,
            );
        },
        hiddenColumns(from: number, to: number) {
          // Sheets hide all columns to the right of what they show.
          for (let at = from; at <= Math.min(to, columnsOfOwnSheet); at += 1) hiddenColumns.add(at);
        },
        hiddenRow: (number: number) => hiddenRows.add(number),
      };
      for await (const batch of readSheetPart(zip, book, part, reading))
        keepRows(
          rows,
          batch.filter(({ number }) => !hiddenRows.has(number)),
          room,
        );
      tables.push({ name, rows, merged, hiddenColumns, hiddenRows: hiddenRows.size });
    }
    return tables;
  } finally {
    zip.close();
  }
}

/** Blank rows are none. */
function keepRows(kept: SheetRow[], batch: readonly SheetRow[], room: Room): void {
  for (const { number, cells } of batch) {
    const own = Array.from(cells, (cell) => tidy(cell ?? ''));
    while (own.at(-1) === '') own.pop();
    if (own.length === 0) continue;
    if (own.length > columnsOfOwnSheet)
      throw new SheetFault(
        `Row ${number} has more than ${columnsOfOwnSheet} columns. Take out what stands right of them, and send it again.`,
      );
    kept.push({ number, cells: own });
    room.cells -= own.length;
    if (kept.length > rowsOfOwnSheet + 200)
      throw new SheetFault(
        `A sheet may have ${rowsOfOwnSheet.toLocaleString('en')} rows at most. Split it, and send one part after the other.`,
      );
    if (room.cells < 0)
      throw new SheetFault(
        'This file holds too many cells. Take out the sheets and columns that are no part of the list.',
      );
  }
}

function tidy(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // Lines stay apart: a list may stand in one cell.
  const lines = cell.split('\n').map((line) => line.replaceAll(/[\s\u200b\ufeff]+/g, ' ').trim());
  const text = lines.filter(Boolean).join('\n');
  if (text.length <= lettersOfOwnCell) return text;
  return {
    fault: `More than ${lettersOfOwnCell.toLocaleString('en')} letters stand here: shorten them`,
    shows: text.slice(0, lettersOfOwnCell + 1),
  };
}

/** 'B3:D4' */
function rangeOf(ref: string): RawTable['merged'][number] | null {
  const [from = '', to = from] = ref.split(':');
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start === null || end === null) return null;
  return { rows: [start.row, end.row], columns: [start.column, end.column] };
}

function placeOf(ref: string): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}
