import type { Queryable } from '#platform/server/database/database.ts';
import type { NewSheet } from '#platform/server/sheets/write-xlsx.ts';
import { whyHidden } from '../columns/map-columns.ts';
import { headsOfReturned } from '../table/empty-cells.ts';
import { listReturnedRows, type OwnSheetRecord } from './queries.ts';

const rowsAtOnce = 50;

/** What comes back: it can be mended and sent again as it is, and asks nothing that was answered. */
export function returnedSheet(db: Queryable, sheet: OwnSheetRecord): NewSheet {
  const columns = sheet.reading?.columns ?? [];
  const hidden = columns.flatMap(({ why }, at) => (why === whyHidden ? [at + headsOfReturned.length] : []));
  return { name: 'Came back', rows: returnedRows(db, sheet), hidden };
}

/** The rows that come back as they stand in the sheet, each with its number and what is wrong with it. */
async function* returnedRows(db: Queryable, sheet: OwnSheetRecord): AsyncGenerator<(string | number)[][]> {
  const columns = sheet.reading?.columns ?? [];
  yield [[...headsOfReturned, ...columns.map(({ head }) => head)]];
  for (let after = 0, more = true; more; ) {
    const rows = await listReturnedRows(db, sheet.id, after, rowsAtOnce);
    yield rows.flatMap((row) =>
      row.rows.map((number, at) => {
        const own = row.faults.filter((fault) => fault.row === number || row.rows.length === 1);
        const why = own
          .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
          .join('\n');
        const cells = columns.map(({ column }) => row.cells[at]?.[column] ?? '');
        return [number, why || 'It belongs to the row above', ...cells];
      }),
    );
    after = rows.at(-1)?.id ?? after;
    more = rows.length === rowsAtOnce;
  }
}
