import type { SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { sameValue } from '../../contract/same-value.ts';
import type { Asking } from './asking.ts';
import type { ReadColumn } from './columns/column-questions.ts';
import { labelOfTarget } from './columns/map-columns.ts';
import { type ReadDraft, readRow, type SkippedRow } from './read-rows.ts';
import type { HeadedTable } from './table/find-head.ts';
import { textOf } from './values/cell-text.ts';
import { type CatalogueNames, readMolecule } from './values/molecules.ts';
import { readProduct } from './values/product.ts';

/** What the rows of a table say, each by itself or going on with the one above; those that hold no product are skipped. */
export function readDrafts(
  table: HeadedTable,
  columns: readonly ReadColumn[],
  asking: Asking,
  catalogue: CatalogueNames,
  skipped: SkippedRow[],
): ReadDraft[] {
  const naming = columns.find(({ target }) => target === 'molecule' || target === 'product');
  const drafts: ReadDraft[] = [];
  let named = '';
  for (const row of table.rows) {
    const own = naming === undefined ? '' : textOf(row.cells[naming.column] ?? '');
    const why = whyNoProduct(row, columns, naming, catalogue);
    if (why !== null) {
      skipped.push({ row: row.number, words: why });
      continue;
    }
    if (own !== '') named = own;
    const above = drafts.at(-1);
    if (own !== '' || naming === undefined || above === undefined) {
      drafts.push(readRow(row, columns, asking, catalogue, ''));
      continue;
    }
    const answer = askBlank(row, asking, naming.head);
    if (answer === 'continues') goOn(above, readRow(row, columns, asking, catalogue, named));
    else if (answer === 'same-molecule') drafts.push(readRow(row, columns, asking, catalogue, named));
    else {
      const waits = answer === null ? { waits: 'blank' } : {};
      const fault = { row: row.number, column: naming.head, message: 'No molecule stands here', ...waits };
      drafts.push({ rows: [row.number], values: {}, faults: [fault] });
      // What may be more of the row above leaves that one incomplete.
      const whole = drafts.findLast(({ values }) => values.molecule !== undefined);
      whole?.faults.push({ ...fault, message: `Row ${row.number} may go on with this one` });
    }
  }
  return drafts;
}

function askBlank(row: SheetRow, asking: Asking, head: string): string | null {
  return asking.ask({
    id: 'blank',
    kind: 'blank',
    column: head,
    words: `What are rows in which '${head}' is empty?`,
    options: [
      { value: 'continues', label: 'They go on with the product of the row above: more strengths of it' },
      { value: 'same-molecule', label: 'They are further products of the same molecule' },
      { value: 'back', label: 'Give them back to me' },
    ],
    mayType: 'no',
    samples: [`Row ${row.number}`],
    rows: 0,
  });
}

/** Sections, footnotes and totals have one cell alone, which is no molecule; and what has no cell of a field is no product. */
function whyNoProduct(
  row: SheetRow,
  columns: readonly ReadColumn[],
  naming: ReadColumn | undefined,
  catalogue: CatalogueNames,
): string | null {
  const filled = row.cells.flatMap((cell, column) => (cell === '' || cell === undefined ? [] : [column]));
  const mapped = columns.filter(({ column }) => filled.includes(column));
  if (mapped.length === 0) return 'No cell of it is of a field';
  const [only, ...more] = filled;
  if (more.length > 0 || only === undefined || only !== naming?.column) return null;
  const text = textOf(row.cells[only] ?? '');
  if (readMolecule(text, catalogue) !== null || readProduct(text, catalogue) !== null) return null;
  return `One cell alone, which is no molecule: '${text.slice(0, 80)}'`;
}

/** A further row of the same product brings strengths, and says of the rest nothing else. */
function goOn(above: ReadDraft, more: ReadDraft): void {
  above.rows.push(...more.rows);
  above.faults.push(...more.faults);
  if (above.said === undefined || more.said === undefined) above.said ??= more.said;
  else {
    above.said.amounts.push(...more.said.amounts);
    above.said.isPlaced ||= more.said.isPlaced;
  }
  for (const [name, value] of Object.entries(more.values)) {
    const before = above.values[name];
    if (name === 'strengths' && before !== undefined)
      above.values.strengths = `${String(before)}, ${String(value)}`;
    else if (before === undefined) above.values[name] = value;
    else if (!sameValue(before, value)) {
      const column = labelOfTarget[name] ?? name;
      above.faults.push({
        row: more.rows[0] as number,
        column,
        message: 'This row goes on with the one above, and says something else here',
      });
    }
  }
}
