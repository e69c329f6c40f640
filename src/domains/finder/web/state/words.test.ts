import { describe, expect, it } from 'vitest';
import { findWords, putInstead, takeOut } from './words.ts';

describe('taking words out of a text', () => {
  it.each([
    ['glucophage 500 mg tablets', 'tablets', 'glucophage 500 mg'],
    ['glucophage 500  MG tablets', '500 mg', 'glucophage tablets'],
    ['Tablets', 'tablets', ''],
    ['eu neurology EU', 'EU', 'neurology'],
    ['0.05 % cream (new)', '0.05 %', 'cream (new)'],
    ['vitamin b12', 'b1', 'vitamin b12'],
    ['crème brûlée', 'crème', 'brûlée'],
    ['crème brûlée', 'creme', 'brûlée'],
    ['metformin', '', 'metformin'],
    ['a*b (c', '(c', 'a*b'],
  ])('%j without %j is %j', (text, words, rest) => {
    expect(takeOut(text, words)).toBe(rest);
  });
});

describe('finding words to mark', () => {
  const marked = (text: string, words: string[]) =>
    text.split(findWords(words) ?? /$/).filter((_, at) => at % 2);

  it('finds whole words, whatever their case', () => {
    expect(marked('Metformin, not metformins: METFORMIN', ['metformin'])).toEqual(['Metformin', 'METFORMIN']);
  });

  it('prefers the longer of two', () => {
    expect(marked('Metformin Hydrochloride', ['metformin', 'metformin hydrochloride'])).toEqual([
      'Metformin Hydrochloride',
    ]);
  });

  it('finds nothing where there is nothing to find', () => {
    expect(findWords(['', ' '])).toBeNull();
  });
});

it.each([
  ['esomeprazole 40 mg EU', 'esomeprazole', 'omeprazole', 'omeprazole 40 mg EU'],
  ['metformin 1,250 mg', '1,250 mg', '1.25 mg', 'metformin 1.25 mg'],
  ['Nexium', 'Nexium', 'omeprazole', 'omeprazole'],
  ['EU', 'esomeprazole', 'omeprazole', 'EU omeprazole'],
])('in "%s" the place of "%s" is taken by "%s"', (text, words, others, expected) => {
  expect(putInstead(text, words, others)).toBe(expected);
});
