/** What a cell holds: text as it stands, a day where the sheet means one (or shows but its month), or why it cannot be taken, and what it shows. */
export type Cell = string | { day: string; shows?: 'month' } | { fault: string; shows?: string };

/** A row with its number as the sheet counts it, from 1; cells that are not there are empty. */
export type SheetRow = {
  number: number;
  cells: Cell[];
  /** Told when the rows have passed: what is wrong with cells of a row that came before. */
  faultsOnly?: true;
};

/** Why a sheet cannot be read at all, in words for whoever sent it. */
export class SheetFault extends Error {}

/** As far down and as wide as a sheet is read. */
export const mostRows = 200_000;
export const mostColumns = 400;

export function tooWide(row: number): SheetFault {
  return new SheetFault(
    `Row ${row} has more than ${mostColumns} columns. Take out what stands right of them, and send it again.`,
  );
}

/** 'A', 'Z', 'AA': a column as sheets call it, from 0. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
