import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from '#platform/server/sheets/write-zip.ts';
import { readOwnSheet } from './read-own-sheet.ts';
import { loadTables } from './table/load-tables.ts';
import type { RawSheet } from './testing/messy-sheet.ts';
import { writeMessy } from './testing/write-messy.ts';
import { catalogueNames } from './values/molecules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-own-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const head = ['INN', 'Dosage form', 'Strength', 'Dossier status'];
const row = ['Amlodipine', 'Tablets', '5 mg', 'Ready EU'];

async function read(rows: RawSheet['rows'], answers: Record<string, string> = { 'needed:offerDays': '10' }) {
  const path = join(folder, 'sheet.xlsx');
  await writeFile(path, await writeMessy({ format: 'xlsx', sheets: [{ name: 'List', rows }] }));
  const tables = await loadTables(path, 'sheet.xlsx');
  return readOwnSheet(tables, { mapping: {}, answers }, { catalogue: catalogueNames([]), company: 'Own AG' });
}

test('what is beyond the limits is told in words', async () => {
  const wide = Array.from({ length: 301 }, (_, at) => `x${at}`);
  await expect(read([head, [...row, ...wide]])).rejects.toThrow('Row 2 has more than 300 columns.');
  const long = Array.from({ length: 20_300 }, () => row);
  await expect(read([head, ...long])).rejects.toThrow('A sheet may have 20,000 rows at most.');
  await expect(read([])).rejects.toThrow('Nothing stands in this sheet.');
  await expect(
    read([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).rejects.toThrow("No row of 'List' names its columns");
  await expect(read([head])).rejects.toThrow("No row stands below the head of 'List'.");
});

test('what a file holds beyond one list is told in words, too', async () => {
  const load = async (sheets: RawSheet[]) => {
    const path = join(folder, 'many.xlsx');
    await writeFile(path, await writeMessy({ format: 'xlsx', sheets }));
    return loadTables(path, 'many.xlsx');
  };
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `L${at}`, rows: [head, row] }));
  await expect(load(many)).rejects.toThrow('A file may have 20 sheets at most that are shown.');
  const areas = Array.from({ length: 20_001 }, (_, at) => `A${at + 1}:A${at + 2}`);
  await expect(load([{ name: 'List', rows: [head, row], merged: areas }])).rejects.toThrow(
    "'List' has more than 20,000 merged areas.",
  );
  // A text that is merged over all rows stands in each of them.
  const rows = Array.from({ length: 19_000 }, () => ['', ...row.slice(1)]);
  const tables = await load([
    { name: 'List', rows: [head, ['y'.repeat(2_000), ...row.slice(1)], ...rows], merged: ['A2:A19002'] },
  ]);
  const said = { mapping: {}, answers: {} };
  expect(() => readOwnSheet(tables, said, { catalogue: catalogueNames([]), company: 'Own AG' })).toThrow(
    'This sheet holds more than 20 million letters.',
  );
});

test('a cell of too many letters comes back, where its column is read', async () => {
  const long = 'y'.repeat(4_001);
  const { drafts } = await read([
    [...head, 'Indication', 'Story'],
    [...row, long, ''],
    ['Ramipril', ...row.slice(1), '', long],
  ]);
  expect(drafts.map(({ faults }) => faults.map(({ column, message }) => [column, message]))).toEqual([
    [['Indication', 'More than 4,000 letters stand here: shorten them']],
    [],
  ]);
});

test('a cell that is merged over thousands of rows holds for each of them', async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => ['', 'Tablets', `${at + 2} mg`, 'Ready EU']);
  const path = join(folder, 'merged.xlsx');
  const sheet = { name: 'List', rows: [head, row, ...rows], merged: ['A2:A1502'] };
  await writeFile(path, await writeMessy({ format: 'xlsx', sheets: [sheet] }));
  const answers = { 'needed:offerDays': '10', twins: 'apart' };
  const { drafts } = readOwnSheet(
    await loadTables(path, 'merged.xlsx'),
    { mapping: {}, answers },
    { catalogue: catalogueNames([]), company: 'Own AG' },
  );
  expect(new Set(drafts.map(({ values }) => values.molecule))).toEqual(new Set(['amlodipine']));
  expect(drafts).toHaveLength(1_501);
});

test('words that differ in a figure, or behind a hundred letters, are words of their own; quarters and years are not', async () => {
  const long =
    'in the second half of the evaluation by the authorities of the reference member state, '.repeat(2);
  const words = ['Phase 1', 'Phase 3', 'Filing Q3 2026', 'Filing Q4 2027', `${long} early`, `${long} late`];
  const { questions } = await read([head, ...words.map((word) => [...row.slice(0, 3), word])]);
  expect(questions.filter(({ kind }) => kind === 'word').map(({ rows }) => rows)).toEqual([2, 1, 1, 1, 1]);
});

test('beyond fifteen questions nothing is taken, and what to do is said', async () => {
  const prices = Array.from({ length: 18 }, (_, at) => `Price of kind ${String.fromCharCode(65 + at)}`);
  const { questions, drafts } = await read([
    [...head, ...prices],
    [...row, ...prices.map(() => 'EUR 1')],
  ]);
  expect(questions).toHaveLength(15);
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'none']));
  const said = await read(
    [
      [...head, ...prices],
      [...row, ...prices.map(() => 'EUR 1')],
    ],
    answers,
  );
  for (const one of [drafts, said.drafts]) expect(one[0]?.faults.length).toBeGreaterThan(0);
  expect(said.drafts[0]?.faults.map(({ message }) => message)).toContainEqual(
    expect.stringMatching('More is unclear in this sheet than the 15 questions'),
  );
});

test('a workbook with a macro is refused', async () => {
  const path = join(folder, 'macro.xlsx');
  const pieces: Buffer[] = [];
  for await (const piece of writeZip([{ name: 'xl/vbaProject.bin', text: 'x' }])) pieces.push(piece);
  await writeFile(path, Buffer.concat(pieces));
  await expect(loadTables(path, 'macro.xlsx')).rejects.toThrow('This workbook holds a macro.');
});

test('formulae count by their values, and one that was saved without its value comes back', async () => {
  const { drafts } = await read([
    head,
    ['Amlodipine', 'Tablets', { formula: 'A1', value: '5 mg' }, 'Ready EU'],
    ['Ramipril', 'Tablets', { formula: 'A1', value: '' }, 'Ready EU'],
  ]);
  expect(drafts.map(({ values, faults }) => [values.strengths, faults])).toEqual([
    ['5 mg', []],
    ['', []],
  ]);
});

test('what a sheet shows with a number is a part of it', async () => {
  const shown = (number: number, format: string) => ({ number, format });
  const { drafts } = await read([
    [...head, 'Royalty', 'Supply price', 'MOQ', 'Batch size (kg)'],
    [
      'Ramipril',
      'Tablets',
      shown(5, '0.0 "mg"'),
      'Ready EU',
      shown(0.055, '0.0%'),
      shown(1.85, '[$€-407] #,##0.00'),
      shown(20_000, '#,##0" packs"'),
      shown(120, '0.00'),
    ],
    [
      'Ramipril',
      'Tablets',
      shown(75, 'General" mcg"'),
      'Ready EU',
      shown(0.05, '0%'),
      shown(2, '#,##0.00\\ "USD"'),
      shown(1.5, '0.0"k packs"'),
      shown(1_200_000, '0.0,,"M"'),
    ],
  ]);
  expect(
    drafts.map(({ values }) => [
      values.strengths,
      values.royalty,
      values.supplyPrice,
      values.minimumOrder,
      values.batchSize,
    ]),
  ).toEqual([
    ['5 mg', '5.5%', '€ 1.85', '20000 packs', '120 kg'],
    ['75 mcg', '5%', '2 USD', '1.5k packs', '1200000 kg'],
  ]);
});

test('of two kinds of days in a column those that do not follow the answer come back', async () => {
  const days = ['25/05/2027', '05/25/2027', '05/06/2027'].map((day, at) => [
    ...row.with(2, `${at + 1} mg`),
    day,
  ]);
  const answers = { 'needed:offerDays': '10', twins: 'apart', 'order:US constraint date': 'day-first' };
  const { drafts, notes } = await read([[...head, 'US constraint date'], ...days], answers);
  expect(notes.join()).toMatch("'US constraint date' has two kinds of days");
  expect(drafts.map(({ values, faults }) => faults[0]?.message ?? values.usConstraintDate)).toEqual([
    '2027-05-25',
    "'05/25/2027' is no day with the day first, as you said of this column",
    '2027-06-05',
  ]);
});

test('the same row twice comes back once', async () => {
  const { drafts } = await read([head, row, row]);
  expect(drafts.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
    [],
    ['Row 2 says the same'],
  ]);
});

test('ten thousand rows are read in a few seconds', { timeout: 30_000 }, async () => {
  const forms = ['Tablets', 'FCT', 'Hartkaps.', 'Retardtabl.', 'ODT'];
  const names = ['Amlodipin', 'Metformin HCl', 'Lipitor', 'Losartan / HCTZ', 'Rosuvastatina', 'Xyzumabum'];
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const name = names[at % names.length] as string;
    const strength = name.includes('/') ? `${at + 1}/12.5 mg` : `${at + 1} mg, ${at + 2} mg`;
    return [name, forms[at % forms.length] as string, strength, 'Ready EU'];
  });
  const { drafts, questions } = await read([['Product list'], [], head, ...rows], {
    'needed:offerDays': '10',
    'substances:Strength': 'as-named',
    twins: 'apart',
  });
  expect(drafts).toHaveLength(10_000);
  expect(questions.filter(({ answer }) => answer === null).map(({ id }) => id)).toEqual([
    'word:INN:xyzumabum',
  ]);
  expect(drafts.filter(({ faults }) => faults.length > 0)).toHaveLength(1_666);
});

test('bare numbers have the currency and the unit of their head; what names its own keeps it', async () => {
  const of = async (price: string, shelfLife: string, priceHead = 'Supply price (EUR)') => {
    const heads = [...head, priceHead, 'Haltbarkeit'];
    const { drafts } = await read([heads, [...row, price, shelfLife]]);
    return [drafts[0]?.values.supplyPrice, drafts[0]?.values.shelfLife];
  };
  expect(await of('0,85', '36 M')).toEqual(['EUR 0.85', '36 months']);
  expect(await of('0,85 - 0,90', '3 Jahre')).toEqual(['EUR 0.85 - 0.90', '3 years']);
  expect(await of('0,85 USD', '24 months')).toEqual(['0.85 USD', '24 months']);
  // Of which of the two they are is asked, and nothing taken before.
  expect(await of('0,85', '24 months', 'Supply price (EUR/USD)')).toEqual(['', '24 months']);
  expect(await of('0,85', '24 months', 'Supply price in A$')).toEqual(['AUD 0.85', '24 months']);
});
