import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTables } from './table/load-tables.ts';
import { readSmall } from './testing/read-small.ts';
import { writeMessy } from './testing/write-messy.ts';
import { textOf } from './values/cell-text.ts';

function readDays(
  days: readonly string[],
  answers: Record<string, string> = {},
  head = 'US constraint date',
) {
  const rows = days.map((day, at) => ['Ramipril', 'Tablets', `${at + 1} mg`, day]);
  return readSmall([['INN', 'Dosage form', 'Strength', head], ...rows], { answers });
}

test.each([
  ...['2027-05-12', '2027/05/12', '20270512', '2027-05-12 00:00:00', '12-May-27', '12. Mai 2027'],
  ...['12 de mayo de 2027', 'May 12, 2027', '12th May 2027'],
])('%s is a day', (text) => {
  const { open, of } = readDays([text]);
  expect([open, of('usConstraintDate')]).toEqual([[], ['2027-05-12']]);
});

test.each([
  ['03/2027', '2027-03-01', '2027-03-31'],
  ['2027-03', '2027-03-01', '2027-03-31'],
  ['Mar 27', '2027-03-01', '2027-03-31'],
  ['Mär 2027', '2027-03-01', '2027-03-31'],
  ['marzo 2027', '2027-03-01', '2027-03-31'],
  ['Q2 2027', '2027-04-01', '2027-06-30'],
  ['2Q27', '2027-04-01', '2027-06-30'],
  ['2. Quartal 2027', '2027-04-01', '2027-06-30'],
  ['H1/2028', '2028-01-01', '2028-06-30'],
  ['2028', '2028-01-01', '2028-12-31'],
])('%s is no day: which one it stands for is asked once', (text, first, last) => {
  const id = 'span:US constraint date';
  const asked = readDays([text, text, '2030-01-31']);
  expect(asked.open).toEqual([id]);
  expect(asked.of('usConstraintDate')).toEqual([
    ...Array(2).fill(expect.stringMatching('no day but')),
    '2030-01-31',
  ]);
  expect(readDays([text], { [id]: 'first' }).of('usConstraintDate')).toEqual([first]);
  expect(readDays([text], { [id]: 'last' }).of('usConstraintDate')).toEqual([last]);
  expect(readDays([text], { [id]: 'none' }).of('usConstraintDate')).toEqual(['']);
});

test('of two digits each order that there may be is asked for, the year first among them', () => {
  const id = 'order:US constraint date';
  const rows = ['5/10/20', '25/12/27', '27/05/12'];
  const { questions, of } = readDays(rows);
  const options = questions.find((question) => question.id === id)?.options.map(({ value }) => value);
  expect(options).toEqual(['day-first', 'month-first', 'year-first']);
  expect(of('usConstraintDate')).toEqual(Array(3).fill(expect.stringMatching('not answered yet')));
  const read = (order: string) => readDays(rows, { [id]: order }).of('usConstraintDate');
  expect(read('day-first')).toEqual(['2020-10-05', '2027-12-25', '2012-05-27']);
  expect(read('year-first')).toEqual([expect.stringMatching('is no day'), '2025-12-27', '2027-05-12']);
  expect(readDays(['02/02/2027', '25/12/2027', '13.05.27']).of('usConstraintDate')).toEqual([
    '2027-02-02',
    '2027-12-25',
    '2027-05-13',
  ]);
});

test.each(['31/02/2027', 'H3 2027', '13/2027', '03/27', '46000', '12.05.2027 (est.)', 'soon'])(
  '%s comes back',
  (text) => {
    expect(readDays([text]).of('usConstraintDate')).toEqual([expect.stringMatching('is no day')]);
  },
);

test('a last inspection is a month, and days of it are asked as others are', () => {
  const read = (texts: string[], answers = {}) => readDays(texts, answers, 'Last inspection');
  expect(
    read(['Mär 2025', '03/2025', '12. Mai 2025', 'Q2 2025', 'FDA, planned']).of('lastInspection'),
  ).toEqual([...['2025-03', '2025-03', '2025-05-12', 'Q2 2025', 'FDA, planned']]);
  expect(read(['03/04/2025']).open).toEqual(['order:Last inspection']);
  expect(read(['03/04/2025'], { 'order:Last inspection': 'day-first' }).of('lastInspection')).toEqual([
    '2025-04-03',
  ]);
});

test("a day that a sheet shows as 'Mar-27' says its month alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-months-'));
  try {
    const formats = ['14', '17', 'mm/yyyy', 'mmm-yy', 'd mmm yy'];
    const rows = [formats.map((format) => ({ number: 46_461, format }))];
    const path = join(folder, 'months.xlsx');
    await writeFile(path, await writeMessy({ format: 'xlsx', sheets: [{ name: 'L', rows }] }));
    const [table] = await loadTables(path, 'months.xlsx');
    expect(table?.rows[0]?.cells.map(textOf)).toEqual([
      ...['2027-03-15', '2027-03', '2027-03', '2027-03', '2027-03-15'],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
