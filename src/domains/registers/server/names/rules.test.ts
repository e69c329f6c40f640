import { expect, test } from 'vitest';
import { brandOf, combinationKey, isUnsaid, partsOf, readIngredient, withoutSuffix } from './rules.ts';

test.each([
  ['AMLODIPINE BESYLATE', 'amlodipine', 'besilate'],
  ['Amlodipine besilate', 'amlodipine', 'besilate'],
  ['Cetirizine dihydrochloride', 'cetirizine', 'hydrochloride'],
  ['Clopidogrel hydrogen sulfate', 'clopidogrel', 'bisulfate'],
  ['Dapagliflozin propanediol monohydrate', 'dapagliflozin', ''],
  ['ALENDRONATE SODIUM', 'alendronate', 'sodium'],
  ['alendronic acid', 'alendronate', ''],
  ['ESTROGENS, CONJUGATED', 'conjugated estrogens', ''],
  ['SODIUM CHLORIDE', 'chloride sodium', ''],
  ['TENOFOVIR ALAFENAMIDE FUMARATE', 'alafenamide tenofovir', 'fumarate'],
])('%s is %s as %s', (name, moiety, salt) => {
  expect(readIngredient(name)).toEqual({ moiety, salt });
});

test('one substance written twice has one key, in any order', () => {
  expect(combinationKey(['valsartan', 'sacubitril'])).toBe(
    combinationKey(['sacubitril', 'valsartan', 'valsartan']),
  );
});

test('a combination is parted however it is joined', () => {
  const two = ['a', 'b'];
  for (const name of ['a + b', 'a;b', 'a / b', 'a, b', 'a and b']) expect(partsOf(name)).toEqual(two);
});

test('a brand stands without its company and marks', () => {
  expect(brandOf("Children's Claritin® (Bayer)")).toBe('children s claritin');
});

test("a biosimilar's four letters are no part of its name", () => {
  expect(withoutSuffix('adalimumab-adaz')).toBe('adalimumab');
  expect(withoutSuffix('peginterferon beta-1a')).toBe('peginterferon beta-1a');
});

test.each(['', '-', 'NA', 'n/a', 'None'])('%j names nothing', (text) => {
  expect(isUnsaid(text)).toBe(true);
});
test('a name says something', () => {
  expect(isUnsaid('Nadolol')).toBe(false);
});
