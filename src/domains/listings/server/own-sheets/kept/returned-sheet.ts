import type { Queryable } from '#platform/server/database/database.ts';
import { listReturnedRows, type OwnSheetRecord } from './queries.ts';

const rowsAtOnce = 50;

/** The rows that come back as they stand in the sheet, each with its number and what is wrong with it. */
export async function* returnedRows(
  db: Queryable,
  sheet: OwnSheetRecord,
): AsyncGenerator<(string | number)[][]> {
  const columns = sheet.reading?.columns ?? [];
  yield [['Row', 'Why it came back', ...columns.map(({ head }) => head)]];
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
