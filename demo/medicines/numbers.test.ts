import { expect, test } from 'vitest';
import { numbersOf } from '#domains/dossiers/contract/dossier-numbers.ts';
import { demoSize } from '../fill.ts';
import { demoDossiers } from './dossiers.ts';

const listings = demoDossiers(demoSize).map(({ listing }) => ({
  supplyPrice: '',
  shelfLife: '',
  leadTime: '',
  ...listing,
}));
const fields = {
  oneTimeFee: 'fee',
  royalty: 'royalty',
  profitShare: 'profitShare',
  supplyPrice: 'price',
  minimumOrder: 'minimumOrder',
  batchSize: 'batchSize',
  shelfLife: 'shelfLife',
  leadTime: 'leadTime',
  lastInspection: 'lastInspection',
} as const;

test('every number that a demo dossier states is read, and what is not read states none', () => {
  const unread = new Set<string>();
  for (const listing of listings) {
    const numbers = numbersOf(listing);
    for (const [words, name] of Object.entries(fields)) {
      if (numbers[name] === null) unread.add(listing[words as keyof typeof fields]);
    }
  }
  expect([...unread].toSorted()).toEqual([
    '',
    '-',
    'NA',
    'Not Applicable',
    'On request',
    'On volumes',
    'To be discussed',
    'non-mdantory',
  ]);
});

test('most demo dossiers state the numbers that decide', () => {
  const share = (name: (typeof fields)[keyof typeof fields]) =>
    listings.filter((listing) => numbersOf(listing)[name] !== null).length / listings.length;
  expect(share('fee')).toBeGreaterThan(0.6);
  expect(share('batchSize')).toBeGreaterThan(0.8);
  expect(share('lastInspection')).toBeGreaterThan(0.8);
  expect(share('shelfLife')).toBeGreaterThan(0.6);
  expect(share('leadTime')).toBeGreaterThan(0.4);
  expect(share('minimumOrder')).toBeGreaterThan(0.5);
  expect(share('price')).toBeGreaterThan(0.3);
});
