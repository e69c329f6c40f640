import { EditorState, TextSelection } from '@tiptap/pm/state';
import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import {
  addColumn,
  addRow,
  isInTable,
  newTable,
  removeColumn,
  removeRow,
  removeTable,
  type TableStep,
} from './table-steps.ts';

const schema = getSchema(extensions);
const cell = (type: string, text: string) => ({ type, content: [{ type: 'text', text }] });
const row = (type: string, ...texts: string[]) => ({
  type: 'tableRow',
  content: texts.map((text) => cell(type, text)),
});
const table = {
  type: 'table',
  content: [
    { type: 'tableCaption', content: [{ type: 'text', text: 'Fees' }] },
    { type: 'tableHead', content: [row('tableHeader', 'Market', 'Fee')] },
    { type: 'tableBody', content: [row('tableCell', 'EU', '10'), row('tableCell', 'US', '20')] },
  ],
};

/** The document with the cursor in the cell of a text. */
function at(text: string, content: object[] = [table]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [...content, { type: 'paragraph' }] });
  let place = 0;
  doc.descendants((node, position) => {
    if (node.isText && node.text === text) place = position;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
}

/** The rows as texts, after a step; 'valid' documents only. */
function after(step: TableStep, text: string, content?: object[]): string[] | null {
  const state = at(text, content);
  const change = step(state);
  if (change === null) return null;
  change.doc.check();
  const rows: string[] = [];
  change.doc.descendants((node) => {
    if (node.type.name === 'tableRow') rows.push(node.children.map((each) => each.textContent).join('|'));
  });
  return rows;
}

test('a row comes below the one the cursor is in, below the head as the first of the body', () => {
  expect(after(addRow, 'EU')).toEqual(['Market|Fee', 'EU|10', '|', 'US|20']);
  expect(after(addRow, 'Fee')).toEqual(['Market|Fee', '|', 'EU|10', 'US|20']);
});

test('a column comes to the right, in the head as a heading', () => {
  expect(after(addColumn, 'EU')).toEqual(['Market||Fee', 'EU||10', 'US||20']);
  expect(after(addColumn, '20')).toEqual(['Market|Fee|', 'EU|10|', 'US|20|']);
  const doc = addColumn(at('20'))?.doc.toString();
  expect(doc).toContain('tableRow(tableHeader("Market"), tableHeader("Fee"), tableHeader)');
});

test('the cursor goes into what was added', () => {
  const added = addColumn(at('EU'));
  expect(added?.selection.$from.parent.textContent).toBe('');
  expect(added?.selection.$from.parent.type.name).toBe('tableCell');
});

test('rows and columns go, and with the last the table', () => {
  expect(after(removeRow, 'EU')).toEqual(['Market|Fee', 'US|20']);
  expect(after(removeRow, 'Market')).toEqual(['EU|10', 'US|20']);
  expect(after(removeColumn, 'Fee')).toEqual(['Market', 'EU', 'US']);
  const single = { type: 'table', content: [{ type: 'tableBody', content: [row('tableCell', 'only')] }] };
  expect(after(removeRow, 'only', [single])).toEqual([]);
  expect(after(removeColumn, 'only', [single])).toEqual([]);
});

test('a table in a figure goes with its figure', () => {
  const figure = { type: 'figure', content: [table, { type: 'figureCaption' }] };
  const change = removeTable(at('EU', [figure]));
  expect(change?.doc.toString()).toBe('doc(paragraph)');
});

test('where cells span several, rows and columns stay as they are', () => {
  const wide = { ...cell('tableCell', 'both'), attrs: { colspan: '2' } };
  const spanning = {
    ...table,
    content: [...table.content, { type: 'tableBody', content: [{ type: 'tableRow', content: [wide] }] }],
  };
  for (const step of [addRow, removeRow, addColumn, removeColumn])
    expect(after(step, 'EU', [spanning])).toBeNull();
  expect(removeTable(at('EU', [spanning]))).not.toBeNull();
});

test('outside a table there is nothing to do; a new table is a valid one', () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'words' }] };
  expect(isInTable(at('words', [words]))).toBe(false);
  expect(after(addRow, 'words', [words])).toBeNull();
  expect(after(addRow, 'words', [words, newTable])).toBeNull();
});
