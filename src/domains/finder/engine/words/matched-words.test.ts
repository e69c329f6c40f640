import { expect, test } from 'vitest';
import { matchWords } from './matched-words.ts';

const listing = {
  names: ['Métformine HCl 500 mg', 'GLUCOPHAGE', 'Fortamet'],
  description: ['Type 2 diabetes, metabolic control'],
};

test.each([
  ['what begins with a word of the query, as it is written', 'metformin gluco', ['Métformine', 'GLUCOPHAGE']],
  ['no word that holds it elsewhere', 'formin phage', []],
  ['words of the description only whole, unless nothing else matches', 'type met', ['Type', 'Métformine']],
  ['the beginning of a description word where no name begins so', 'diab', ['diabetes']],
  ['nothing without words', ' - ', []],
])('%s', (_, text, expected) => {
  expect(matchWords(text, new Set())(listing)).toEqual(expected);
});

test("a product's names match like a listing's own, misspelt ones too, after them and beside each listing's own words", () => {
  const productNames = ['Glucient', 'Glucophage', 'Métformine'];
  const listingOf = (name: string) => ({ names: [name], productNames, description: [] });
  const beginning = matchWords('gluc', new Set());
  expect(beginning(listingOf('Fortamet'))).toEqual(['Glucient', 'Glucophage']);
  expect(beginning(listingOf('Gluconorm'))).toEqual(['Gluconorm', 'Glucient', 'Glucophage']);
  expect(matchWords('glucofage', new Set(['glucofage']))(listingOf('Gluconorm'))).toEqual(['Glucophage']);
});

test('a misspelt word marks what is nearest to it', () => {
  expect(matchWords('glucofage', new Set(['glucofage']))(listing)).toEqual(['GLUCOPHAGE']);
});
