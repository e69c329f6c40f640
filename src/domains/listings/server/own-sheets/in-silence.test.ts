import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOwnSheet } from './read-own-sheet.ts';
import { loadTables } from './table/load-tables.ts';
import { readSmall } from './testing/read-small.ts';
import { writeMessy } from './testing/write-messy.ts';
import { catalogueNames } from './values/molecules.ts';
import { readStrengths } from './values/strengths.ts';

/** Cells out of licensing lists that look like what they are not. */

const head = ['INN', 'Dosage form', 'Strength', 'Markets', 'Made in', 'Dossier status'];
const row = (strength: string, markets: string, made = '', status = 'Ready EU', inn = 'Ramipril') => [
  ...[inn, 'Tablets', strength, markets, made, status],
];

test('a half without its nought is a half, and what could be several numbers comes back', () => {
  const read = (text: string) => readStrengths(text, { names: ['a'], order: [0] }, 'point');
  expect(read('.5 mg')).toMatchObject({ strengths: '0.5 mg' });
  expect(read('.25/.5 mg')).toMatchObject({ strengths: '0.25 mg, 0.5 mg' });
  expect(read('37.5 mg,75 mg')).toMatchObject({ strengths: '37.5 mg, 75 mg' });
  expect(read('1e3 mg')).toMatchObject({ fault: expect.stringMatching('several numbers') });
});

test('what somebody doubts is asked', () => {
  const { open } = readSmall([
    head,
    row('1 mg', 'EU?'),
    row('2 mg', 'US; (EU)'),
    row('3 mg', '', 'India?'),
    row('4 mg', '', '', 'Ready EU?'),
    row('5 mg', '', '', 'Ready EU', 'Losartan?'),
  ]);
  expect(open.toSorted()).toEqual([
    ...['word:Dossier status:ready eu?', 'word:INN:losartan?', 'word:Made in:india?'],
    ...['word:Markets:(eu)', 'word:Markets:eu?'],
  ]);
});

test('what a list leaves out is no part of it', () => {
  const markets = [
    'All (except EU, US)',
    'Worldwide ex US, EU',
    'alle außer EU, US',
    'no EU, US',
    'EU, but not UK, US',
  ];
  const { open, drafts } = readSmall([
    head,
    ...markets.map((said, at) => row(`${at + 1} mg`, said)),
    row('9 mg', '', 'Asia, not India'),
  ]);
  expect(open).toHaveLength(6);
  expect(drafts.map(({ values }) => [values.markets, values.countriesOfManufacture])).toEqual(
    Array(6).fill([[], []]),
  );
});

test('lines of a cell are values of their own, and a day that a sheet made of them comes back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-lines-'));
  try {
    const path = join(folder, 'lines.xlsx');
    const rows = [
      [...head, 'Pack sizes', 'Indication'],
      [...row('5 mg,\n10 mg', 'EU\nUS', 'India\nSpain'), '28\n56', 'Blood pressure\nHeart failure'],
      ['Losartan', 'Tablets', { day: '2026-10-05' }, 'EU', '', 'Ready EU', '', ''],
      ['Losartan', 'Tablets', '50 mg', 'EU', '', 'Ready EU', { day: '2026-10-05' }, ''],
    ];
    await writeFile(path, await writeMessy({ format: 'xlsx', sheets: [{ name: 'L', rows }] }));
    const said = { mapping: {}, answers: { 'needed:offerDays': '10' } };
    const more = { catalogue: catalogueNames([]), company: 'Small AG' };
    const { drafts } = readOwnSheet(await loadTables(path, 'lines.xlsx'), said, more);
    expect(drafts[0]?.values).toMatchObject({
      ...{ strengths: '5 mg, 10 mg', markets: ['EU', 'US'], countriesOfManufacture: ['India', 'Spain'] },
      ...{ packSizes1: ['28', '56'], indication: 'Blood pressure Heart failure' },
    });
    const day = expect.stringMatching('^A day stands here, 2026-10-05, where none is meant');
    expect(
      drafts.slice(1).map(({ faults }) => faults.map(({ column, message }) => [column, message])),
    ).toEqual([[['Strength', day]], [['Pack sizes', day]]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('what is merged above heads tells those of one name apart, and of prices that they are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-groups-'));
  try {
    const path = join(folder, 'groups.xlsx');
    const rows = [
      ['', '', '', 'EU', '', 'US', '', 'Prices in EUR', ''],
      ['INN', 'Form', 'Strength', 'Status', 'Filed', 'Status', 'Filed', 'per tablet', 'per pack'],
      ['Ramipril', 'Tablets', '5 mg', 'Ready EU', 'x', 'Ready US', '', '0.02', '0.60'],
    ];
    const sheet = { name: 'L', rows, merged: ['D1:E1', 'F1:G1', 'H1:I1'] };
    await writeFile(path, await writeMessy({ format: 'xlsx', sheets: [sheet] }));
    const said = { mapping: {}, answers: { 'needed:offerDays': '10' } };
    const more = { catalogue: catalogueNames([]), company: 'Small AG' };
    const { questions, columns } = readOwnSheet(await loadTables(path, 'groups.xlsx'), said, more);
    const readiness = questions.find(({ id }) => id === 'column:readiness');
    expect(readiness?.options.map(({ value }) => value)).toEqual(['Status (EU)', 'Status (US)']);
    expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(['use:per tablet', 'use:per pack']));
    expect(columns.map(({ target }) => target)).not.toContain('packSizes1');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
