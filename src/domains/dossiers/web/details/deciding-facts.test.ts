import { expect, test } from 'vitest';
import type { Dossier } from '../../contract/dossiers.ts';
import { decidingFacts, royaltyOrShare } from './deciding-facts.ts';

function dossier(more: object): Dossier {
  const productDetails = { dossierStatus: 'Ready : EU', usConstraintDate: '05-Mar-2031' };
  const dealContours = {
    availableGeographies: ['EU', 'UK'],
    oneTimeFee: 'EUR 45,000 - 63,000 per territory',
  };
  const terms = { royalty: '6% of net sales', profitShare: 'NA', exclusivity: 'Exclusive' };
  const manufacturingDetails = { moq: '1 batch', lastInspection: 'Apr 2026' };
  return {
    productDetails,
    dealContours: { ...dealContours, ...terms },
    manufacturingDetails,
    numbers: { fee: { from: 45_000, to: 63_000, currency: 'EUR' } },
    ...more,
  } as unknown as Dossier;
}

test('the eight facts that decide stand in their order and in the owner’s words', () => {
  expect(decidingFacts(dossier({})).map(({ label, value }) => [label, value])).toEqual([
    ['Readiness', 'Ready : EU'],
    ['Markets', 'EU, UK'],
    ['US Constraint date', '5-Mar-2031'],
    ['One-time fee', 'EUR 45,000 - 63,000 per territory'],
    ['Royalty or share', '6% of net sales'],
    ['Exclusivity', 'Exclusive'],
    ['MOQ', '1 batch'],
    ['Last inspection', 'Apr 2026'],
  ]);
});

test('a fact that is missing is a dash, and greyed', () => {
  const facts = decidingFacts(dossier({ manufacturingDetails: { moq: '', lastInspection: 'NA' } }));
  expect(facts.filter(({ muted }) => muted)).toMatchObject([
    { label: 'MOQ', value: '–' },
    { label: 'Last inspection', value: '–' },
  ]);
});

test.each([
  ['6%', 'NA', '6%'],
  ['NA', '50:50', 'Share 50:50'],
  ['6%', '50:50', '6% · share 50:50'],
  ['', '', '-'],
])('a royalty of %j and a share of %j are %j', (royalty, profitShare, words) => {
  expect(royaltyOrShare({ royalty, profitShare })).toBe(words);
});

test('the fee carries its amount, to be told in another currency', () => {
  const facts = decidingFacts(dossier({}));
  expect(facts.filter(({ money }) => money).map(({ label }) => label)).toEqual(['One-time fee']);
});
