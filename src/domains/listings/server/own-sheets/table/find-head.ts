import { SheetFault, type SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { lettersOfOwnSheet } from '../../../contract/own-sheets/limits.ts';
import type { HeadMatch } from '../columns/match-head.ts';
import { textOf } from '../values/cell-text.ts';
import { fold } from '../words/fold.ts';
import type { RawTable } from './load-tables.ts';

/** A table with its head found: what stands above each column, and the rows below. */
export type HeadedTable = {
  name: string;
  headRow: number;
  /** By column, '' where nothing stands above it. */
  heads: string[];
  /** What is merged above several heads: 'Available territories'. */
  groups: string[];
  rows: SheetRow[];
  hiddenColumns: ReadonlySet<number>;
  hiddenRows: number;
};

export function tooManyLetters(): SheetFault {
  return new SheetFault(
    `This sheet holds more than ${lettersOfOwnSheet / 1_000_000} million letters. Take out the columns that say nothing of a dossier, or split it.`,
  );
}

/** So far down a head is looked for: below titles, logos and remarks. */
const rowsLookedAt = 60;

/** Finds the row whose cells are names of fields more than those of any other. Throws SheetFault. */
export function findHead(table: RawTable, matchOf: (head: string) => HeadMatch | null): HeadedTable {
  let best = { at: -1, score: 0 };
  table.rows.slice(0, rowsLookedAt).forEach((row, at) => {
    const score = scoreOf(row, matchOf);
    if (score > best.score) best = { at, score };
  });
  const head = table.rows[best.at];
  if (head === undefined || best.score < 2)
    throw new SheetFault(
      `No row of '${table.name.slice(0, 60)}' names its columns: look that one says what each holds, as 'INN', 'Dosage form', 'Strength'.`,
    );
  const filled = spreadDown(table, best.at + 1);
  const width = Math.max(head.cells.length, ...filled.slice(0, 200).map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, column) => textOf(head.cells[column] ?? ''));
  return {
    name: table.name,
    headRow: head.number,
    heads,
    groups: groupsOf(table, head.number, width),
    rows: filled.filter((row) => !isHeadAgain(row, heads)),
    hiddenColumns: table.hiddenColumns,
    hiddenRows: table.hiddenRows,
  };
}

/** How much a row looks like a head: known names count, numbers and days speak against it, the same name twice does not count. */
function scoreOf(row: SheetRow, matchOf: (head: string) => HeadMatch | null): number {
  const seen = new Set<string>();
  let score = 0;
  for (const cell of row.cells) {
    if (typeof cell !== 'string') {
      if (cell !== undefined) score -= 0.5;
      continue;
    }
    if (cell === '') continue;
    if (/^[\d.,%€$ -]+$/.test(cell) || cell.length > 60) score -= 0.5;
    const match = matchOf(cell);
    if (match === null || seen.has(match.target)) continue;
    seen.add(match.target);
    score += match.score;
  }
  return score;
}

/** What is merged into one cell holds for all rows of it, and for its first column. Throws SheetFault. */
function spreadDown(table: RawTable, from: number): SheetRow[] {
  const rows = table.rows.slice(from).map((row) => ({ ...row, cells: [...row.cells] }));
  const places = new Map(rows.map(({ number }, at) => [number, at]));
  let room = lettersOfOwnSheet;
  for (const {
    rows: [first, last],
    columns: [column],
  } of table.merged) {
    const start = places.get(first);
    const value = start === undefined ? undefined : rows[start]?.cells[column];
    if (start === undefined || value === undefined || value === '') continue;
    for (let at = start + 1; (rows[at]?.number ?? last + 1) <= last; at += 1) {
      const { cells } = rows[at] as SheetRow;
      // Areas that lie over each other a sheet has none; a file may.
      room -= 1 + textOf(value).length;
      if (room < 0) throw tooManyLetters();
      if ((cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = value;
    }
  }
  return rows;
}

/** What is merged over columns in the row above the head. */
function groupsOf(table: RawTable, headRow: number, width: number): string[] {
  const groups: string[] = Array.from({ length: width }, () => '');
  for (const {
    rows,
    columns: [from, to],
  } of table.merged) {
    if (rows[1] !== headRow - 1 || to <= from) continue;
    const text = textOf(table.rows.find(({ number }) => number === rows[0])?.cells[from] ?? '');
    // What spans the whole table is its title.
    if (to - from + 1 >= width - 1) continue;
    for (let column = from; column <= Math.min(to, width - 1); column += 1) groups[column] = text;
  }
  return groups;
}

function isHeadAgain(row: SheetRow, heads: readonly string[]): boolean {
  const given = heads.filter((head) => head !== '').length;
  const same = heads.filter(
    (head, at) => head !== '' && fold(textOf(row.cells[at] ?? '')) === fold(head),
  ).length;
  return same >= Math.max(2, given - 1);
}
