import { expect, test } from 'vitest';
import type { Listed } from '../../contract/brief-listings.ts';
import { askedOf, blankLine, linesFor, readLines, sentLine } from './typed-brief.ts';

const listing = (id: string, product: string, strengths = '5 mg'): Listed => ({
  ...{ kind: product === '' ? 'supplier' : 'dossier', id, code: `DB-${id}`, title: '', markets: [] },
  ...{ product, strengths },
});

test('each product of the basket is a line, asked of its dossiers and of all plants', () => {
  const basket = [
    listing('1', 'Amlodipine Tablets'),
    listing('2', 'Metformin Tablets', '1 g'),
    listing('3', ''),
  ];
  const lines = linesFor(basket, 'EU');
  expect(lines.map(({ product, strength, markets }) => [product, strength, markets])).toEqual([
    ['Amlodipine Tablets', '5 mg', 'EU'],
    ['Metformin Tablets', '1 g', 'EU'],
  ]);
  expect(askedOf(basket, lines)).toEqual([
    { kind: 'dossier', id: '1', lines: [0] },
    { kind: 'dossier', id: '2', lines: [1] },
    { kind: 'supplier', id: '3', lines: [0, 1] },
  ]);
});

test('one line alone is asked of all, whatever stood beside it before', () => {
  const basket = [listing('1', 'Amlodipine'), listing('2', 'Metformin')];
  const [line = blankLine] = linesFor(basket, '');
  expect(askedOf(basket, [line]).map(({ lines }) => lines)).toEqual([[0], [0]]);
});

test('of strengths that differ none is taken, and plants alone begin with an empty line', () => {
  const [line] = linesFor([listing('1', 'Amlodipine'), listing('2', 'Amlodipine', '10 mg')], '');
  expect(line?.strength).toBe('');
  expect(linesFor([listing('3', '')], '')).toEqual([blankLine]);
});

test('years at the end without a volume are not sent, those between are', () => {
  const sent = sentLine({ ...blankLine, markets: 'EU, , UK', volumes: ['', ' 12 ', '', ''] });
  expect(sent).toMatchObject({ markets: ['EU', 'UK'], volumes: ['', '12'] });
  expect(sent).not.toHaveProperty('spared');
});

test('a draft that does not read as lines begins anew', () => {
  expect(readLines('')).toEqual([blankLine]);
  expect(readLines('[{"product":"A"}]')).toEqual([{ ...blankLine, product: 'A' }]);
});
