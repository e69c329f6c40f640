/** What no sheet program may take for a formula stands behind an apostrophe. A dash alone is only a dash. */
export const riskyCsv = /^'*(?:[=+@\t\r\n]|-(?!$))/;

/** A text as it stands in a CSV cell, so that no sheet program runs it. */
export function toCsvText(value: string): string {
  return riskyCsv.test(value) ? `'${value}` : value;
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = toCsvText(value);
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A mark that sheet programs look for before they take a file for UTF-8. */
export const csvStart = '\ufeff';

/** A row of a CSV file, with the line's end as sheet programs expect it. */
export function toCsvRow(row: readonly (string | number)[]): string {
  return `${row.map(writeCell).join(',')}\r\n`;
}
