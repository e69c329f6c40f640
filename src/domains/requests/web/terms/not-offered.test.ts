import { expect, test } from 'vitest';
import { marketsLeftOut, volumeLeftOut } from './not-offered.ts';

const ask = (markets: string, volumes = '') => [
  { label: 'Markets of interest', value: markets },
  { label: 'Indicative volumes', value: volumes },
];

test('a market that was asked for and that the territory leaves out is told', () => {
  expect(marketsLeftOut(ask('EU, us, Brazil, wherever'), ['EU', 'UK'])).toEqual(['US', 'Brazil']);
  expect(marketsLeftOut(ask(''), ['EU'])).toEqual([]);
});

test.each([
  ['200,000 packs', ['100,000 packs', '150000 packs'], 'at most 150,000 a year'],
  ['200,000', ['150000'], 'at most 150,000 a year'],
  ['1 M packs', ['100000', '150,000'], 'at most 150,000 a year'],
  ['200,000 packs', [], 'no volume is offered'],
  ['a lot', ['', ''], 'no volume is offered'],
])('of %j where %j is offered it is told that %s', (asked, volumes, told) => {
  expect(volumeLeftOut(ask('', asked), { volumes, priceUnit: 'pack of 30 tablets' })).toContain(told);
});

test.each([
  ['200,000 packs', ['100000 packs', '250000 packs']],
  ['200,000 packs', ['100,000 tablets']],
  ['3,000,000 tablets', ['100000']],
  ['a lot', ['1']],
  ['', []],
])('of %j where %j is offered nothing is told', (asked, volumes) => {
  expect(volumeLeftOut(ask('', asked), { volumes, priceUnit: 'pack of 30 tablets' })).toBeNull();
});
