import { hash } from 'node:crypto';
import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import { faultAt, RegisterFault, RowFault } from './faults.ts';
import type { Record } from './records.ts';
import type { Shape, SoFar } from './shape.ts';

/** What became of the rows of a file. */
export type Counts = {
  read: number;
  taken: number;
  refused: number;
  /** The same as one before, in all that is kept. */
  repeated: number;
  /** Of no concern here: medicines for animals. */
  leftOut: number;
};
export type RowsReport = Counts & {
  /** Why the first of the refused were. */
  refusals: string[];
  /** A day that stands above the header. */
  stated: string | null;
};

export function emptyReport(): RowsReport {
  return { read: 0, taken: 0, refused: 0, repeated: 0, leftOut: 0, refusals: [], stated: null };
}

export type NumberedRow<Row> = { line: number; row: Row };

/** Publishers put a title and the day above the header. */
const lastHeaderLine = 30;
/** Bytes of a value that is kept: an index takes no longer ones. The longest so far has 804. */
const longestValue = 2_600;
const mostNamed = 5;
/** As many rows may be refused of any file; of a large one this part of its rows. */
const [refusedAnyway, refusedShare] = [20, 0.01];

/** Reads the rows below a file's header, and counts what becomes of each. Throws RegisterFault. */
export async function* readRows<Row, Header extends string>(
  shape: Shape<Row, Header>,
  records: AsyncIterable<Record[]>,
  report: RowsReport,
  soFar: SoFar,
  readStated: (text: string) => string | null = () => null,
): AsyncGenerator<NumberedRow<Row>[]> {
  let header: { columns: Map<string, number>; width: number } | null = null;
  const seen = new Set<string>();
  for await (const batch of records) {
    const rows: NumberedRow<Row>[] = [];
    for (const record of batch) {
      if (header === null) {
        header = findHeader(shape, record);
        for (const cell of record.cells) report.stated ??= typeof cell === 'string' ? readStated(cell) : null;
        continue;
      }
      const row = readRow(shape, record, header, report, soFar);
      if (row === null) continue;
      if (shape.dropsRepeated) {
        // Rows may hold as much as the whole file.
        const key = hash('sha256', JSON.stringify(row), 'base64');
        if (seen.has(key)) {
          report.repeated += 1;
          continue;
        }
        seen.add(key);
      }
      report.taken += 1;
      rows.push({ line: record.line, row });
    }
    if (rows.length > 0) yield rows;
  }
  if (header === null) throw noHeader(shape);
  refuseTooMany(report);
  if (report.taken === 0) throw new RegisterFault('there is no row below the header that can be taken');
}

function noHeader({ headers }: Shape<unknown>): RegisterFault {
  return faultAt(1, 1, `there is no line with the columns ${headers.slice(0, 4).join(', ')} …`);
}

function findHeader(shape: Shape<unknown>, { line, cells }: Record) {
  const names = cells.map((cell) => (typeof cell === 'string' ? headerOf(shape, cell) : ''));
  const known = names.filter((name) => shape.headers.includes(name));
  if (known.length * 2 < shape.headers.length) {
    if (line >= lastHeaderLine) throw noHeader(shape);
    return null;
  }
  const twice = names.findIndex((name, at) => known.includes(name) && names.indexOf(name) < at);
  if (twice !== -1) throw faultAt(line, twice + 1, `the column '${names[twice]}' is there twice`);
  const missing = shape.headers.filter((name) => !known.includes(name) && !shape.optional?.includes(name));
  if (missing.length > 0) {
    const strange = names.findIndex((name) => !shape.headers.includes(name));
    const column = strange === -1 ? names.length : strange + 1;
    throw faultAt(
      line,
      column,
      `the columns are those of another year: there is no '${missing.join("', no '")}'`,
    );
  }
  return { columns: new Map(names.map((name, at) => [name, at])), width: names.length };
}

/** A column by what the shape calls it. */
export function headerOf({ renamed }: Pick<Shape<unknown>, 'renamed'>, header: string): string {
  const name = nameOf(header);
  return renamed?.[name] ?? name;
}

/** A workbook breaks a header over two lines. */
function nameOf(header: string): string {
  return header
    .replace(/\s+/g, ' ')
    .replace(/^\ufeff/, '')
    .trim();
}

function readRow<Row, Header extends string>(
  shape: Shape<Row, Header>,
  record: Record,
  { columns, width }: { columns: Map<string, number>; width: number },
  report: RowsReport,
  soFar: SoFar,
): Row | null {
  const { line, cells, hasEnd } = record;
  report.read += 1;
  if (cells.length !== width && !record.isOfSheet) {
    throw faultAt(
      line,
      Math.min(cells.length, width),
      `there are ${cells.length} values under ${width} columns${hasEnd ? '' : ': the file is cut'}`,
    );
  }
  try {
    const row = shape.read((name) => textOf(cells, columns.get(name), line), soFar);
    if (row === null) report.leftOut += 1;
    return row;
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    const column = (columns.get(error.column) ?? 0) + 1;
    const says = `${error.column}: ${error.message}`;
    // What is cut in the middle of a value looks like a value that cannot be.
    if (!hasEnd) throw faultAt(line, column, `${says}, and the line has no end: the file is cut`);
    report.refused += 1;
    if (report.refusals.length < mostNamed) report.refusals.push(`line ${line}, column ${column}: ${says}`);
    if (report.refused % 1_000 === 0) refuseTooMany(report);
    return null;
  }
}

function textOf(cells: readonly Cell[], column: number | undefined, line: number): string {
  if (column === undefined) return '';
  const cell = cells[column] ?? '';
  if (typeof cell === 'string') {
    if (Buffer.byteLength(cell) <= longestValue) return cell.trim();
    throw faultAt(line, column + 1, `the value has more than ${longestValue.toLocaleString('en')} bytes`);
  }
  if ('fault' in cell) throw faultAt(line, column + 1, cell.fault);
  return cell.day;
}

function refuseTooMany({ refused, read, refusals }: RowsReport): void {
  if (refused <= refusedAnyway || refused <= read * refusedShare) return;
  throw new RegisterFault(
    `${refused.toLocaleString('en')} of ${read.toLocaleString('en')} rows cannot be. The first: ${refusals.join('; ')}`,
  );
}
