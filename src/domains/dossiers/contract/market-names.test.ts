import { expect, test } from 'vitest';
import { marketsCalled, notOffered } from './market-names.ts';

test('a market goes by its label, its other names and its countries, however they are written', () => {
  expect(marketsCalled('latam')).toEqual(['LatAm']);
  expect(marketsCalled('the U.S.A.')).toEqual(['US']);
  expect(marketsCalled('South-East  asia')).toEqual(['South East Asia']);
  expect(marketsCalled('Germany')).toEqual(['EU']);
  expect(marketsCalled('Asia')).toEqual(['South East Asia', 'South Asia']);
  for (const unknown of ['', 'Switzerland', 'hospital tenders']) expect(marketsCalled(unknown)).toEqual([]);
});

test('only what is known to be a market can be one that is not offered', () => {
  const offered = ['EU', 'South Asia', 'Africa'];
  const asked = ['Germany', 'Asia', 'Egypt', 'Brazil', 'GCC', 'everywhere else'];
  expect(notOffered(asked, offered)).toEqual(['Brazil', 'GCC']);
  expect(notOffered(asked, [])).toEqual([]);
});
