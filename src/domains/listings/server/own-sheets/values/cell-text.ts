import type { Cell } from '#platform/server/sheets/sheet-row.ts';

/** A cell as it is shown: a day as YYYY-MM-DD, a month as YYYY-MM, of what cannot be taken nothing. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (!('day' in cell)) return '';
  return cell.shows === 'month' ? cell.day.slice(0, 7) : cell.day;
}
