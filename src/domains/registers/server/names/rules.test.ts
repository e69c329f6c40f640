import { expect, test } from 'vitest';
import {
  brandOf,
  combinationKey,
  innsOf,
  isUnsaid,
  partsOf,
  readIngredient,
  wholeName,
  withoutSuffix,
} from './rules.ts';

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
  ['SAMIDORPHAN L-MALATE', 'samidorphan', 'malate'],
  ['PEMETREXED DITROMETHAMINE', 'pemetrexed', 'trometamol'],
  ['sodium hydrogen carbonate', 'bicarbonate sodium', ''],
  ['TRIENTINE TETRAHYDROCHLORIDE', 'trientine', 'hydrochloride'],
  ['dantrolene sodium, hemiheptahydrate', 'dantrolene', 'sodium'],
  ['AMPICILLIN/AMPICILLIN TRIHYDRATE', 'ampicillin', ''],
  ['TENOFOVIR ALAFENAMIDE FUMARATE', 'alafenamide tenofovir', 'fumarate'],
])('%s is %s as %s', (name, moiety, salt) => {
  expect(readIngredient(name)).toEqual({ moiety, salt });
});

test('a combination has one key in any order, and four salts of a substance are none of one', () => {
  expect(combinationKey(['valsartan', 'sacubitril'])).toBe(combinationKey(['sacubitril', 'valsartan']));
  expect(combinationKey(['oxybate', 'oxybate'])).not.toBe(combinationKey(['oxybate']));
});

test('the EMA joins substances by a semicolon or a slash, and commas are within a name', () => {
  expect(innsOf('dantrolene sodium, hemiheptahydrate')).toEqual(['dantrolene sodium, hemiheptahydrate']);
  expect(innsOf('influenza vaccine (live attenuated, nasal)')).toHaveLength(1);
  expect(innsOf('latanoprost / netarsudil')).toEqual(['latanoprost', 'netarsudil']);
  expect(innsOf('aliskiren;amlodipine')).toEqual(['aliskiren', 'amlodipine']);
});

test('a whole name has what stands in brackets, in whatever order', () => {
  expect(wholeName('C1 Esterase Inhibitor (Human)')).toBe(wholeName('human C1 esterase inhibitor'));
  expect(wholeName('C1 Esterase Inhibitor (Human)')).not.toBe(wholeName('C1 Esterase Inhibitor'));
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
