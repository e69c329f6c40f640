import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Steps on the table that the cursor is in. ProseMirror's own table commands know neither captions nor head and body,
 * which our posts have. Each answers the change, or null where it is not possible there.
 */
export type TableStep = (state: EditorState) => Transaction | null;

type Found = { node: Node; start: number };
type Place = { table: Found; section: Found; row: Found; cell: Found; column: number };

/** A head of two columns and two rows below it. */
export const newTable = {
  type: 'table',
  content: [
    { type: 'tableHead', content: [rowOf('tableHeader', { scope: 'col' })] },
    { type: 'tableBody', content: [rowOf('tableCell'), rowOf('tableCell')] },
  ],
};

function rowOf(type: string, attrs = {}) {
  return { type: 'tableRow', content: [0, 1].map(() => ({ type, attrs })) };
}

/** Where the cursor is in a table; null outside. Columns are told apart only where no cell spans several. */
function placeOf(state: EditorState): Place | null {
  const { $from } = state.selection;
  const at = (...names: string[]): Found | null => {
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth);
      if (names.includes(node.type.name)) return { node, start: $from.before(depth) };
    }
    return null;
  };
  const [table, section, row, cell] = [
    at('table'),
    at('tableHead', 'tableBody'),
    at('tableRow'),
    at('tableCell', 'tableHeader'),
  ];
  if (table === null || section === null || row === null || cell === null) return null;
  let column = -1;
  row.node.forEach((node, offset, index) => {
    if (row.start + 1 + offset === cell.start && node === cell.node) column = index;
  });
  return { table, section, row, cell, column };
}

export function isInTable(state: EditorState): boolean {
  return placeOf(state) !== null;
}

function hasSpans({ table }: Place): boolean {
  let spans = false;
  table.node.descendants(({ attrs }) => {
    spans ||= Number(attrs.colspan ?? 1) > 1 || Number(attrs.rowspan ?? 1) > 1;
  });
  return spans;
}

/** An empty row below this one; below the head, the first of the body. */
export const addRow: TableStep = (state) => {
  const place = placeOf(state);
  if (place === null || hasSpans(place)) return null;
  const { section, row, table } = place;
  const { schema, tr } = state;
  const isHead = section.node.type.name === 'tableHead';
  const cells = row.node.children.map((cell) =>
    isHead ? schema.node('tableCell') : schema.node(cell.type, cell.attrs),
  );
  const added = schema.node('tableRow', null, cells);
  if (!isHead)
    return putCursor(tr.insert(row.start + row.node.nodeSize, added), row.start + row.node.nodeSize);
  const end = section.start + section.node.nodeSize;
  const below = state.doc.nodeAt(end);
  const hasBody = end < table.start + table.node.nodeSize - 1 && below?.type.name === 'tableBody';
  return hasBody
    ? putCursor(tr.insert(end + 1, added), end + 1)
    : putCursor(tr.insert(end, schema.node('tableBody', null, added)), end + 1);
};

export const removeRow: TableStep = (state) => {
  const place = placeOf(state);
  if (place === null || hasSpans(place)) return null;
  const { section, row, table } = place;
  if (section.node.childCount > 1) return remove(state, row);
  return sectionsOf(table.node).length > 1 ? remove(state, section) : removeTable(state);
};

/** An empty column to the right of this one. */
export const addColumn: TableStep = (state) => {
  const place = placeOf(state);
  if (place === null || hasSpans(place)) return null;
  const { schema, tr } = state;
  for (const { node, start, isHead } of rowsOf(place.table).reverse()) {
    const added = isHead ? schema.node('tableHeader', { scope: 'col' }) : schema.node('tableCell');
    tr.insert(endOfCell(node, start, place.column), added);
  }
  return putCursor(tr, tr.mapping.map(place.cell.start + place.cell.node.nodeSize, -1));
};

export const removeColumn: TableStep = (state) => {
  const place = placeOf(state);
  if (place === null || hasSpans(place)) return null;
  if (place.row.node.childCount === 1) return removeTable(state);
  const { tr } = state;
  for (const { node, start } of rowsOf(place.table).reverse()) {
    const cell = node.maybeChild(place.column);
    if (cell === null || node.childCount === 1) continue;
    const end = endOfCell(node, start, place.column);
    tr.delete(end - cell.nodeSize, end);
  }
  return tr;
};

/** With the figure that holds nothing else. */
export const removeTable: TableStep = (state) => {
  const place = placeOf(state);
  if (place === null) return null;
  const $table = state.doc.resolve(place.table.start);
  const isFigure = $table.parent.type.name === 'figure';
  return remove(state, isFigure ? { node: $table.parent, start: $table.before() } : place.table);
};

function remove({ tr }: EditorState, { node, start }: Found): Transaction {
  return tr.delete(start, start + node.nodeSize);
}

function sectionsOf(table: Node): Node[] {
  return table.children.filter(({ type }) => type.name !== 'tableCaption');
}

function rowsOf({ node: table, start }: Found): (Found & { isHead: boolean })[] {
  const rows: (Found & { isHead: boolean })[] = [];
  table.descendants((node, offset, parent) => {
    if (node.type.name !== 'tableRow') return;
    rows.push({ node, start: start + 1 + offset, isHead: parent?.type.name === 'tableHead' });
  });
  return rows;
}

/** Where the cell of a column ends in the document; the end of the row where it has no such cell. */
function endOfCell(row: Node, start: number, column: number): number {
  return row.children.slice(0, column + 1).reduce((end, cell) => end + cell.nodeSize, start + 1);
}

function putCursor(tr: Transaction, at: number): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
}
