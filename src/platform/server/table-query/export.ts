import type { TableColumn, TableShape } from '../../contract/tables/columns.ts';
import type { Cell, FilledRow } from './fill.ts';

/** A sheet's cell ends here. */
const mostCharacters = 32_767;

/** A table's rows as a sheet has them: its columns' names first, then what each cell says. */
export async function* toSheet(
  shape: TableShape,
  batches: AsyncIterable<FilledRow[]>,
): AsyncGenerator<(string | number)[][]> {
  const shown = Object.entries(shape.columns).filter(([, { filterOnly }]) => !filterOnly);
  yield [shown.map(([, { label }]) => label)];
  for await (const rows of batches) {
    yield rows.map(({ cells }) => shown.map(([name, column]) => toSheetCell(column, cells[name] ?? null)));
  }
}

/** Moments in UTC, as sheet programs read them. */
function toSheetCell({ type, choices }: TableColumn, cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (type === 'choice') return choices?.[cell] ?? cell;
  return type === 'moment' ? cell.slice(0, 19).replace('T', ' ') : cell.slice(0, mostCharacters);
}
