import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import type { HeadedTable } from './find-head.ts';

/** What stands above the columns that are put before those of a sheet whose rows come back. */
export const headsOfReturned = ['Row it stood in', 'Why it came back'] as const;

/** The same table without what was put into it when it came back: whoever mended it sends it as it is. */
export function withoutReasons(table: HeadedTable): HeadedTable {
  const ours = new Set(
    table.heads.flatMap((head, at) => (headsOfReturned.some((one) => one === head) ? [at] : [])),
  );
  if (ours.size === 0) return table;
  return {
    ...table,
    heads: table.heads.map((head, at) => (ours.has(at) ? '' : head)),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (ours.has(at) ? '' : cell)),
    })),
  };
}

/** 'NA' is none of them: it is a market to some, and 'Na' a salt. */
const saysNothing = new Set([
  ...[
    'n/a',
    'n.a.',
    'n.a',
    'n/d',
    'n.d.',
    'n/v',
    'k.a.',
    'k.a',
    'tbd',
    't.b.d.',
    'tba',
    't.b.a.',
    'tbc',
    't.b.c.',
  ],
  ...['notapplicable', 'notavailable', 'tobedetermined', 'tobedefined', 'keineangabe', 'keineangaben'],
]);
const onlyMarks = /^[-‐‑‒–—―−_.…?/\\]+$/u;
const errors = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/i;

/** The same table with nothing in cells that say nothing, as '-', 'k.A.' and 'tbd', and errors of the sheet told as such. */
export function withoutDashes(table: HeadedTable): HeadedTable {
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => emptied(cell)) })),
  };
}

function emptied(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell === '') return cell;
  // What came back out of a CSV file is a text in the sheet that came back.
  if (cell.startsWith('=')) return { fault: 'A formula stands here. Give its value', shows: cell };
  if (cell.length > 20) return cell;
  if (errors.test(cell)) return { fault: `The sheet shows the error ${cell} here`, shows: cell };
  const key = cell.toLowerCase().replaceAll(/\s/g, '');
  return onlyMarks.test(key) || saysNothing.has(key) ? '' : cell;
}
