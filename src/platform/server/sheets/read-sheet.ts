import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow } from './sheet-row.ts';

/** Reads a sheet by the ending of its name, some rows at a time. Throws SheetFault. */
export function readSheet(path: string, name: string): AsyncGenerator<SheetRow[]> {
  return /\.xlsx$/i.test(name) ? readXlsx(path) : readCsv(path);
}
