import { expect, test } from 'vitest';
import { terms, valuedTerms } from '#testing/sample-terms.ts';
import { changesOf, documentsOf, withChanges } from './counters.ts';
import { markWords } from './marked-words.ts';
import { countWords, redline } from './redline.ts';

const { values } = valuedTerms;
if (values === undefined) throw new Error('the sample has no values');
const [five, ten] = values.prices;
if (five === undefined || ten === undefined) throw new Error('the sample has no prices');

function marked(before: string, after: string): string {
  const marks = { same: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const;
  return markWords(before, after)
    .map(({ text, kind }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join(' ');
}

test.each([
  ['1.25 EUR per pack of 30', '1.10 EUR per pack of 30', '[-1.25-] {+1.10+} EUR per pack of 30'],
  ['', 'Once a year', '{+Once a year+}'],
  ['Once a year', '', '[-Once a year-]'],
  ['a b c d', 'a c d e', 'a [-b-] c d {+e+}'],
  ['one\ntwo', 'one\nthree', 'one\n [-two-] {+three+}'],
  ['same', 'same', 'same'],
])('%j and %j in one text are %j', (before, after, both) => {
  expect(marked(before, after)).toBe(both);
});

test('texts of thousands of words are replaced whole where they have nothing in common at their ends', () => {
  const words = (word: string) => Array.from({ length: 2_001 }, (_, at) => `${word}${at}`).join(' ');
  expect(markWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['deleted', 'inserted']);
});

test('rows of prices are matched by strength and pack, parts of the fee by event, tiers by where they begin', () => {
  const after = {
    ...valuedTerms,
    values: {
      ...values,
      prices: [ten, { ...five, strength: '5MG', price: '1.15' }, { ...ten, packUnits: '60', price: '3' }],
      milestones: values.milestones.map((one) =>
        one.event === 'Approval' ? { ...one, refundable: true } : one,
      ),
      royaltyTiers: values.royaltyTiers.slice(1),
    },
  };
  const { changes } = redline(valuedTerms, after);
  expect(changes.map(({ label, words }) => [label, words])).toEqual([
    [
      'Price, 5MG × 30',
      'Was: 1.25 EUR a pack, freight 0.05 EUR, duty 3.5 %, tooling 4,000 EUR once, at least 20,000 packs a year. Is: 1.15 EUR a pack, freight 0.05 EUR, duty 3.5 %, tooling 4,000 EUR once, at least 20,000 packs a year',
    ],
    ['Price, 10 mg × 60', 'Added: 3 EUR a pack'],
    ['Part of the fee, Approval', 'Was: 150,000 EUR, not refundable. Is: 150,000 EUR, refundable'],
    ['Royalty from 1,000,000 EUR a year', 'Taken out: 5 % of net sales'],
  ]);
});

test('a version from before is compared as one that says nothing in values', () => {
  expect(
    redline(terms, { ...terms, values: { ...values, prices: [], milestones: [] } }).changes[0],
  ).toMatchObject({
    label: 'Incoterm',
    words: 'Added: CIP',
  });
  expect(countWords(redline(terms, { ...terms }))).toBe('Both say the same.');
});

test('a counter keeps the fields that are asked for otherwise alone, however the database orders a row', () => {
  const reordered = {
    ...values,
    prices: values.prices.map((row) => Object.fromEntries(Object.entries(row).reverse())),
  };
  expect(changesOf({ ...valuedTerms, values: reordered as never }, valuedTerms)).toBeNull();
  const asked = {
    ...valuedTerms,
    supplyPrice: '1.60',
    values: { ...values, termYears: '12', prices: [ten] },
  };
  const changes = changesOf(valuedTerms, asked);
  expect(changes).toEqual({ supplyPrice: '1.60', values: { termYears: '12', prices: [ten] } });
  expect(withChanges(valuedTerms, changes ?? {})).toEqual(asked);
  expect(withChanges(terms, { values: { termYears: '12' } }).values).toMatchObject({
    termYears: '12',
    prices: [],
  });
});

test('versions and counters stand in the order in which they came', () => {
  const one = (version: number) => ({ version, terms });
  expect(documentsOf([one(1), one(2)], [one(1)]).map(({ name, label }) => `${name}: ${label}`)).toEqual([
    '1: Version 1',
    'counter-1: Counter to version 1',
    '2: Version 2',
  ]);
});
