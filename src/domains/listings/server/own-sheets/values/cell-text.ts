import type { Cell } from '#platform/server/sheets/sheet-row.ts';

/** A cell as it is shown: a day as YYYY-MM-DD, of what cannot be taken nothing. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? cell.day : '';
}
