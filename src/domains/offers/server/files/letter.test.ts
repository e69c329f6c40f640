import { expect, test } from 'vitest';
import { rank } from '../model/rank.ts';
import { ratesOfTheDay } from '../model/rates.ts';
import { sampleComparison } from '../testing/sample-comparison.ts';
import { toLetter } from './letter.ts';

test('a letter says what is missing, noted and left out, and how many flips it does not tell', () => {
  const { plan, offers } = sampleComparison();
  const [outside] = offers;
  if (outside?.kind !== 'outside') throw new Error('the sample has no offer from outside');
  const silent = {
    ...outside.terms,
    oneTimeFee: '',
    values: undefined,
    supplyPrice: '2',
    priceUnit: 'tablet',
  };
  const offered = [outside.terms, silent].map((terms, at) => ({
    ...{ name: `Offer ${at}`, reference: null, version: null, terms },
  }));
  const ranking = rank(plan, offered, ratesOfTheDay());
  if ('faults' in ranking) throw new Error('the sample cannot be reckoned');
  const flip = { multiplier: '2', packs: '48000', cheaper: 0, than: 1, isSure: false };
  const told = {
    ...ranking,
    leftOut: ['No offer states tooling: it counts in none.'],
    flips: Array(23).fill(flip),
  };
  const { sections } = toLetter('Iberia', plan, told);
  const factsOf = (heading: string) =>
    Object.fromEntries(
      (sections.find((one) => one.heading === heading)?.facts ?? []).map(({ label, value }) => [
        label,
        value,
      ]),
    );
  expect(factsOf('Offer 1')['Not stated']).toContain('One-time fee: from 0 to 1,000.00 EUR, at the start');
  expect(factsOf('Offer 1')['Noted']).toContain('Its shelf life is not stated');
  expect(factsOf('In none of the figures')['Left out']).toBe('No offer states tooling: it counts in none.');
  expect(factsOf('Along the volume')).toEqual({
    'From 48,000 packs on': 'Offer 0 is cheaper than Offer 1 (2 times the plan; by the middle of a range)',
    'Beyond these': '3 more, which the page tells',
  });
});
