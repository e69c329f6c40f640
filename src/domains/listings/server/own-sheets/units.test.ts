import { expect, test } from 'vitest';
import { readSmall } from './testing/read-small.ts';

const rowsOf = (head: string, cells: readonly string[]) => [
  ['INN', 'Dosage form', 'Pack', head],
  ...cells.map((cell, at) => ['Ramipril', 'Tablets', String(at + 1), cell]),
];

test.each([
  ['Strength (mg)', '5', '5 mg'],
  ['Strength (mg/ml)', '5', '5 mg/mL'],
  ['Strength (mg/5 ml)', '250', '250 mg/5 mL'],
  ['Strength mcg/dose', '100, 200', '100 mcg/dose, 200 mcg/dose'],
  ['Strength [%]', '0.5', '0.5%'],
  ['Strength in I.E.', '5000', '5000 IU'],
  ['Stärke (µg)', '75', '75 mcg'],
  ['Strength (mg)', '75 mcg', '75 mcg'],
])('%s: %s is %s', (head, cell, strengths) => {
  const { open, of } = readSmall(rowsOf(head, [cell]));
  expect([open, of('strengths')]).toEqual([[], [strengths]]);
});

test('what does not say of how much in a column that does comes back', () => {
  const { of } = readSmall(rowsOf('Strength (mg/ml)', ['5 mg', '250/5 ml']));
  expect(of('strengths')).toEqual([expect.stringMatching('does not say of how much'), '250 mg/5 mL']);
  expect(readSmall(rowsOf('Strength [%]', ['250/5 ml'])).of('strengths')).toEqual([
    expect.stringMatching('has no unit'),
  ]);
});

test('a unit that a column lacks is asked once, however many cells lack it, and what has its own is read', () => {
  for (const head of ['Strength', 'Strength (mg or mcg)', 'Strength per unit']) {
    const rows = rowsOf(head, ['5', '10', '20/40', '2.5 mg']);
    const { open, questions, of } = readSmall(rows);
    expect(open).toEqual([`unit:${head}`]);
    expect(questions.find(({ id }) => id === `unit:${head}`)?.rows).toBe(3);
    expect(of('strengths')).toEqual([...Array(3).fill(expect.stringMatching('has no unit')), '2.5 mg']);
    const said = readSmall(rows, { answers: { [`unit:${head}`]: 'mcg' } });
    expect(said.of('strengths')).toEqual(['5 mcg', '10 mcg', '20 mcg, 40 mcg', '2.5 mg']);
    expect(readSmall(rows, { answers: { [`unit:${head}`]: 'back' } }).of('strengths')[0]).toMatch(
      'has no unit',
    );
  }
});

test('so are units of times, and quantities may be left out', () => {
  const life = (head: string, answers = {}) => {
    const heads = ['INN', 'Dosage form', 'Strength', head];
    const rows = ['24', '24-36', '2 Jahre'].map((cell, at) => ['Ramipril', 'Tablets', `${at + 1} mg`, cell]);
    const { open, drafts } = readSmall([heads, ...rows], { answers });
    return [...open, ...drafts.map(({ values }) => values.shelfLife ?? values.batchSize)];
  };
  expect(life('Shelf life (weeks/months)')).toEqual(['unit:Shelf life (weeks/months)', '', '', '2 years']);
  expect(life('Shelf life', { 'unit:Shelf life': 'months' })).toEqual([
    '24 months',
    '24-36 months',
    '2 years',
  ]);
  expect(life('Haltbarkeit (Monate)')).toEqual(['24 months', '24-36 months', '2 years']);
  expect(life('Shelf life', { 'unit:Shelf life': 'none' })).toEqual(['', '', '2 years']);
});
