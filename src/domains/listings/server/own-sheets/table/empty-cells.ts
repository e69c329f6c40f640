import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import type { HeadedTable } from './find-head.ts';

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
  if (typeof cell !== 'string' || cell === '' || cell.length > 20) return cell;
  if (errors.test(cell)) return { fault: `The sheet shows the error ${cell} here` };
  const key = cell.toLowerCase().replaceAll(/\s/g, '');
  return onlyMarks.test(key) || saysNothing.has(key) ? '' : cell;
}
