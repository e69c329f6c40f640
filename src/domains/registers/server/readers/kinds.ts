import type { RegisterRow } from '../../contract/register-rows.ts';
import { readEmaDay } from './days.ts';
import { edqmCeps } from './edqm-ceps.ts';
import { emaMedicines } from './ema-medicines.ts';
import { fdaDmfs } from './fda-dmfs.ts';
import { fdaInspections } from './fda-inspections.ts';
import { orangeExclusivities, orangePatents, orangeProducts } from './orange-book.ts';
import { purpleProducts } from './purple-book.ts';
import { headerOf } from './read-rows.ts';
import { csvRecords, type Record, tildeRecords, workbookRecords } from './records.ts';
import type { Shape } from './shape.ts';
import type { Source } from './sources.ts';

/** A register as a file has it: its columns, and how its rows are parted. */
export type Kind = {
  shape: Shape<RegisterRow>;
  /** What parts the columns of a text. */
  parted?: '~' | ',' | '\t';
  records(source: Source, path: string): AsyncGenerator<Record[]>;
  readStated?: (text: string) => string | null;
};

/** What is published as a text and as a workbook, too. */
const lists = [edqmCeps, fdaDmfs, fdaInspections].map((shape) => shape as Shape<RegisterRow>);

const orangeBook: Kind[] = [orangeProducts, orangePatents, orangeExclusivities].map((shape) => ({
  ...{ shape: shape as Shape<RegisterRow>, parted: '~' },
  records: tildeRecords,
}));
const purpleBook: Kind = {
  ...{ shape: purpleProducts as Shape<RegisterRow>, parted: ',' },
  records: (source) => csvRecords(source),
};
const emaTable: Kind = {
  shape: emaMedicines as Shape<RegisterRow>,
  records: (_, path) => workbookRecords(path),
  readStated: (text) => readEmaDay(/\b\d{2}\/\d{2}\/\d{4}\b/.exec(text)?.[0] ?? ''),
};

const texts: Kind[] = [
  purpleBook,
  ...lists.flatMap((shape) =>
    ([',', '\t'] as const).map((parted): Kind => {
      const limits = { delimiter: parted, ...(shape.mostRows && { most: shape.mostRows }) };
      return { shape, parted, records: (source) => csvRecords(source, limits) };
    }),
  ),
];
const workbooks: Kind[] = [
  emaTable,
  ...lists.map((shape): Kind => ({ shape, records: (_, path) => workbookRecords(path, shape.mostRows) })),
];

/** Of the columns so many have to be there: fewer are those of something else. */
const [fewest, fewestOfTildes] = [5, 2];
/** Publishers put a title and the day above the header. */
const firstLines = 30;

export const known =
  "the Orange Book (its archive, products.txt, patent.txt or exclusivity.txt), the Purple Book's CSV, the EMA's table of medicines (XLSX), the EDQM's list of CEPs, the FDA's list of DMFs or its inspections (CSV, text or XLSX)";

/** Which register a text is, by the line that names its columns; null for what is none. */
export function kindOfText(lines: readonly string[]): Kind | null {
  const head = lines.slice(0, firstLines);
  const [first = ''] = head;
  const orange = best(orangeBook, [first.split('~')]);
  if (orange.count >= fewestOfTildes) return orange.kind;
  const found = best(texts, head);
  return isEnough(found) ? found.kind : null;
}

/** Which register a workbook is. What has no such line is read as the first, which says so. */
export async function kindOfWorkbook(path: string): Promise<Kind> {
  const rows: string[][] = [];
  // Any number of them: those that count are the first.
  for await (const records of workbookRecords(path, Number.MAX_SAFE_INTEGER)) {
    rows.push(...records.map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : ''))));
    const found = best(workbooks, rows.slice(0, firstLines));
    if (isEnough(found)) return found.kind;
    if (rows.length >= firstLines) break;
  }
  return emaTable;
}

type Counted = { kind: Kind; count: number };

function isEnough({ kind, count }: Counted): boolean {
  return count >= Math.min(fewest, kind.shape.headers.length - 2);
}

/** The kind of which most columns are named in one of the lines. */
function best(kinds: readonly Kind[], lines: readonly (string | readonly string[])[]): Counted {
  let found: Counted = { kind: kinds[0] as Kind, count: 0 };
  for (const kind of kinds) {
    for (const line of lines) {
      const cells = typeof line === 'string' ? line.replaceAll('"', '').split(kind.parted ?? ',') : line;
      const count = countHeaders(kind, cells);
      if (count > found.count) found = { kind, count };
    }
  }
  return found;
}

function countHeaders({ shape }: Kind, cells: readonly string[]): number {
  const names = new Set(cells.map((cell) => headerOf(shape, cell.replace('ï»¿', ''))));
  return shape.headers.filter((header) => names.has(header)).length;
}
