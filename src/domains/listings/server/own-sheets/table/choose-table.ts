import { SheetFault } from '#platform/server/sheets/sheet-row.ts';
import type { Asking } from '../asking.ts';
import { matchHead } from '../columns/match-head.ts';
import { findHead, type HeadedTable } from './find-head.ts';
import type { RawTable } from './load-tables.ts';

/** Of several sheets that have a table the one that is said; or the only one. */
export function chooseTable(tables: readonly RawTable[], asking: Asking, notes: string[]): HeadedTable {
  const headed: HeadedTable[] = [];
  let fault: unknown;
  for (const table of tables) {
    try {
      const found = findHead(table, matchHead);
      if (found.rows.length > 0) headed.push(found);
      else fault = new SheetFault(`No row stands below the head of '${table.name.slice(0, 60)}'.`);
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      fault ??= error;
    }
  }
  const [first, ...more] = headed;
  if (first === undefined) throw fault;
  if (more.length === 0) return first;
  const names = headed.map(({ name }) => name);
  const answer = asking.ask({
    id: 'sheet',
    kind: 'sheet',
    column: '',
    words: 'Which sheet of the file is the list?',
    options: headed.map(({ name, rows }) => ({ value: name, label: `${name}: ${rows.length} rows` })),
    mayType: 'no',
    samples: [],
    rows: 0,
  });
  const chosen = headed.find(({ name }) => name === answer);
  if (chosen === undefined)
    notes.push(`The file has ${names.length} lists; '${first.name}' is shown until you say which is meant.`);
  return chosen ?? first;
}
