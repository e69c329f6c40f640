import type { Cell } from '#platform/server/sheets/sheet-row.ts';

/** A cell as it is shown: a day as YYYY-MM-DD, a month as YYYY-MM, of what cannot be taken nothing. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell.replaceAll('\n', ' ');
  if (!('day' in cell)) return '';
  return cell.shows === 'month' ? cell.day.slice(0, 7) : cell.day;
}

/** A cell as it comes back: what cannot be taken, too, so that nobody takes it for empty. */
export function shownIn(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'fault' in cell ? (cell.shows ?? '') : textOf(cell);
}

/** The same of a cell that may hold several values: each of its lines is one. */
export function listIn(cell: Cell): string {
  if (typeof cell !== 'string' || !cell.includes('\n')) return textOf(cell);
  return cell
    .split('\n')
    .map((line) => line.replace(/[,;]$/, '').trim())
    .filter(Boolean)
    .join('; ');
}
