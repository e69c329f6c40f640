import { type OpenZip, openZip } from './open-zip.ts';
import { readXml } from './read-xml.ts';
import { type Cell, mostColumns, mostRows, SheetFault, type SheetRow, tooWide } from './sheet-row.ts';
import { readWorkbook, type ShownWith, unescapeText, type Workbook } from './workbook.ts';

const formula = 'A formula stands here. Give its value: copy the cell, and paste it as a value.';
const formulaWithoutValue =
  'A formula stands here whose value was not saved. Open the sheet, save it, and send it again.';
const merged = 'Merged cells are not taken. Unmerge them, and give each row its value.';

/** 'BC12' → 54; -1 for what is no such place. */
function columnOf(place: string | undefined): number {
  const letters = /^([A-Z]{1,3})\d+/.exec(place ?? '')?.[1];
  if (letters === undefined) return -1;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A row's own number; of one that says none, or none that can follow the last, the next. */
function numberBehind(last: number, stated: string | undefined): number {
  const number = Number(stated);
  return Number.isSafeInteger(number) && number > last ? number : last + 1;
}

/** The day that a sheet's number means, as YYYY-MM-DD. */
function dayOf(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial) + (from1904 ? 1462 : 0);
  // Before March 1900 sheets count a day that never was; nothing here is that old.
  if (!(days >= 61 && days < 2_958_466)) return null;
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
}

type OpenCell = { type: string; style: number; value: string; hasFormula: boolean };

function readCell({ type, style, value, hasFormula }: OpenCell, book: Workbook, isLoose: boolean): Cell {
  if (hasFormula && !isLoose) return { fault: formula };
  if (hasFormula && value === '' && type !== 'str') return { fault: formulaWithoutValue, shows: '#VALUE!' };
  if (type === 's') return book.texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescapeText(value);
  if (type === 'b') return value === '1' ? 'Yes' : 'No';
  if (type === 'e') return { fault: `The sheet shows the error ${value} here`, shows: value };
  if (value === '') return '';
  if (type === 'd') return { day: value.slice(0, 10) };
  const number = Number(value);
  const format = book.days[style] ?? null;
  if (format === null) {
    if (Number.isNaN(number)) return value;
    const shown = isLoose ? book.shown[style] : null;
    return shown ? asShown(number, shown) : String(number);
  }
  const day = dayOf(number, book.from1904);
  if (day === null) return { fault: 'This is no day that a sheet can mean', shows: value };
  return format === 'month' ? { day, shows: 'month' } : { day };
}

/** '5 mg' of a 5 that is shown so, '5%' of 0.05. */
function asShown(number: number, { before, behind, isPercent }: ShownWith): string {
  const amount = isPercent ? `${Number((number * 100).toPrecision(12))}%` : String(number);
  return `${before}${amount}${behind}`.trim();
}

/** What a sheet as its owner keeps it may have: what is shown with a number is a part of it, formulae count by their values, and what is around the cells is told. */
export type LooseReading = {
  most: number;
  merged(ref: string): void;
  /** Columns from and to, from 0. */
  hiddenColumns(from: number, to: number): void;
  hiddenRow(number: number): void;
};

/** Reads the first sheet of an XLSX file, some rows at a time, in the memory of a few. Throws SheetFault. */
export async function* readXlsx(path: string, most = mostRows): AsyncGenerator<SheetRow[]> {
  const zip = await openZip(path);
  try {
    const book = await readWorkbook(zip);
    yield* readSheetPart(zip, book, book.sheetPart, { most });
  } finally {
    zip.close();
  }
}

/** Reads one sheet of an open workbook. Throws SheetFault. */
export async function* readSheetPart(
  zip: OpenZip,
  book: Workbook,
  part: string,
  { most, ...loose }: { most: number } | LooseReading,
): AsyncGenerator<SheetRow[]> {
  const told = 'merged' in loose ? loose : null;
  let rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let cell: OpenCell | null = null;
  let column = -1;
  let reads = false;
  const pieces = readXml(await zip.open(part), {
    open(name, attributes) {
      if (name === 'row') {
        row = { number: numberBehind(row.number, attributes.r), cells: [] };
        column = -1;
        if (isTrue(attributes.hidden)) told?.hiddenRow(row.number);
        if (row.number > most) throw new SheetFault(`A sheet may have ${most} rows at most. Split it.`);
      } else if (name === 'c') {
        const place = columnOf(attributes.r);
        column = place < 0 ? column + 1 : place;
        cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          value: '',
          hasFormula: false,
        };
      } else if (name === 'f' && cell) {
        cell.hasFormula = true;
      } else if (name === 'col' && isTrue(attributes.hidden)) {
        told?.hiddenColumns(Number(attributes.min) - 1, Number(attributes.max) - 1);
      } else if (name === 'mergeCell' && told !== null) {
        told.merged(attributes.ref ?? '');
      } else if (name === 'mergeCell') {
        const place = attributes.ref ?? '';
        const cells: Cell[] = [];
        cells[Math.max(0, columnOf(place))] = { fault: merged };
        rows.push({ number: Number(/\d+/.exec(place)?.[0] ?? 1), cells, faultsOnly: true });
      }
      reads = name === 'v' || name === 't';
    },
    text(piece) {
      if (reads && cell) cell.value += piece;
    },
    close(name) {
      reads = false;
      if (name === 'c' && cell) {
        const read = readCell(cell, book, told !== null);
        if (column < mostColumns) row.cells[column] = read;
        else if (read !== '') throw tooWide(row.number);
        cell = null;
      } else if (name === 'row') {
        rows.push(row);
      }
    },
  });
  for await (const _ of pieces) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}

function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true';
}
