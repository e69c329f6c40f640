import { columnLetters } from '#platform/server/sheets/sheet-row.ts';
import type { NewCell } from '#platform/server/sheets/write-xlsx.ts';

/** A sheet that is filled place by place; rows and columns are counted from 1. */
export class Grid {
  readonly name: string;
  readonly #rows: NewCell[][] = [];

  constructor(name: string) {
    this.name = name;
  }

  put(row: number, column: number, ...cells: NewCell[]): void {
    for (const [place, cell] of cells.entries()) this.#set(row, column + place, cell);
  }

  #set(row: number, column: number, cell: NewCell): void {
    while (this.#rows.length < row) this.#rows.push([]);
    const cells = this.#rows[row - 1];
    while (cells && cells.length < column) cells.push('');
    if (cells) cells[column - 1] = cell;
  }

  rows(): NewCell[][] {
    return this.#rows;
  }
}

/** '$B$4': a place that stays the same wherever its formula is copied to. */
export function fixedAt(row: number, column: number): string {
  return `$${columnLetters(column - 1)}$${row}`;
}

/** '$E$12:$E$15', or along a row. */
export function area(from: [row: number, column: number], to: [row: number, column: number]): string {
  return `${fixedAt(...from)}:${fixedAt(...to)}`;
}

/** A number that is typed, or nothing. What a sheet reckons with are its own numbers, of some fifteen digits. */
export function typed(text: string | null | undefined): NewCell {
  return text === null || text === undefined || text === '' ? '' : { value: Number(text), look: 'plain' };
}

/** What is worked out anew; and what it came to, where the server told it. */
export function formula(text: string, look: 'plain' | 'money' | 'price' = 'money', told?: string): NewCell {
  return { formula: text, look, ...(told !== undefined && { value: Number(told) }) };
}

/** A day as sheets count it. */
export function dayCell(day: string): NewCell {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000;
  return { value: days, look: 'day' };
}
