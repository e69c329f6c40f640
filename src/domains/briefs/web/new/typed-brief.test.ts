import { expect, test } from 'vitest';
import type { Listed } from '../../contract/brief-listings.ts';
import { askedOf, blankLine, keyOf, linesAsking, linesFor, readLines, sentLine } from './typed-brief.ts';

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

test('a dossier that the lines do not know is asked for those of its product alone, and gets one where there is none', () => {
  const [one, two, three] = [
    listing('1', 'Amlodipine Tablets'),
    listing('2', 'Metformin Tablets', '1 g'),
    listing('3', 'Apixaban Tablets', '2.5 mg'),
  ] as const;
  const [like, plant] = [listing('4', 'AMLODIPINE Tablets'), listing('5', '')];
  const begun = linesFor([one, two], 'EU').map((line) => ({ ...line, documents: 'CPP' }));
  const basket = [one, two, three, like, plant];
  const lines = linesAsking(begun, [one, two].map(keyOf), basket, 'UK');
  expect(lines.map(({ product, documents }) => [product, documents])).toEqual([
    ['Amlodipine Tablets', 'CPP'],
    ['Metformin Tablets', 'CPP'],
    ['Apixaban Tablets', ''],
  ]);
  expect(lines[2]).toMatchObject({ strength: '2.5 mg', markets: 'UK' });
  expect(askedOf(basket, lines).map(({ lines: of }) => of)).toEqual([[0], [1], [2], [0], [0, 1, 2]]);
  expect(linesAsking(lines, basket.map(keyOf), basket, 'UK')).toEqual(lines);
});

test('beside one line that was asked of all another is asked of the new one alone, and a line without a word makes way', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => listing(id, `Product ${id}`)) as [
    Listed,
    Listed,
    Listed,
  ];
  // Its others were taken away: it was asked of both.
  const [line = blankLine] = linesFor([one, two], '');
  const basket = [one, two, three];
  const lines = linesAsking([line], [one, two].map(keyOf), basket, '');
  expect(askedOf(basket, lines).map(({ lines: of }) => of)).toEqual([[0], [0], [1]]);
  expect(
    linesAsking([{ ...blankLine, markets: 'EU' }], [], [one], 'EU').map(({ product }) => product),
  ).toEqual(['Product 1']);
});
