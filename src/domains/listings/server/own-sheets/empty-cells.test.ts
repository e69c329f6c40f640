import { expect, test } from 'vitest';
import { readSmall } from './testing/read-small.ts';

const fields =
  'Salt; Dossier status; Markets; MOQ; Supply price (EUR); Shelf life; US constraint date; Pack sizes; EU; Made in; Regulatory support; ATC';
const head = ['INN', 'Dosage form', 'Strength', ...fields.split('; ')];
const full = ['', 'Ready EU', ...Array(10).fill('')];

test.each([
  '-',
  '–',
  '—',
  '--',
  '?',
  '…',
  'n/a',
  'N/A',
  'n.a.',
  'k.A.',
  'k. A.',
  'tbd',
  'TBD',
  'tba',
  'Not applicable',
])('%s is an empty cell, whatever its column', (dash) => {
  const { open, drafts } = readSmall([
    head,
    ['Ramipril', 'Tablets', '5 mg', dash, 'Ready EU', ...Array(10).fill(dash)],
    ['Ramipril', 'Tablets', '10 mg', ...full],
  ]);
  expect(open).toEqual([]);
  const [one, other] = drafts;
  expect(one?.faults).toEqual([]);
  expect(one?.values).toEqual({ ...other?.values, strengths: '5 mg' });
  // It comes back as it stands.
  expect(one?.cells[0]?.[3]).toBe(dash);
});

test('what is none of them stays: Na is a salt, nil a price, and an error of the sheet comes back', () => {
  const { drafts } = readSmall([
    ['INN', 'Dosage form', 'Strength', 'Salt', 'Licence fee'],
    ['Ibandronate', 'Tablets', '5 mg', 'Na', 'nil'],
    ['Ramipril', 'Tablets', '5 mg', '#N/A', ''],
  ]);
  expect(drafts[0]?.values).toMatchObject({ salt: 'Na', oneTimeFee: 'nil' });
  expect(drafts[1]?.faults).toMatchObject([
    { column: 'Salt', message: 'The sheet shows the error #N/A here' },
  ]);
});
