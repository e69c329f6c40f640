import { expect, test } from 'vitest';
import { equalFaults, rowRanges } from './equal-faults.ts';

const readiness = { column: 'Dossier readiness', message: "'Ready EU' is not on the list" };
const state = { column: 'State', message: 'Write one of: draft, published, retired' };

test('equal faults are one, with their rows in order; the most frequent stand first, then the topmost', () => {
  expect(
    equalFaults([
      { row: 9, ...state },
      { row: 7, ...readiness },
      { row: 4, ...readiness },
      { row: 2, column: 'Title', message: readiness.message },
    ]),
  ).toEqual([
    { ...readiness, rows: [4, 7] },
    { column: 'Title', message: readiness.message, rows: [2] },
    { ...state, rows: [9] },
  ]);
});

test('rows that follow each other are a range; a row that has a fault twice is told once', () => {
  expect(rowRanges([4, 6, 7, 8, 8, 10, 11])).toEqual(['4', '6–8', '10–11']);
});
