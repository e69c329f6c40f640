import { expect, test } from 'vitest';
import { valuedTerms } from '#testing/sample-terms.ts';
import { redline } from '../../../contract/terms/redline.ts';
import type { StoredTerms } from '../../../contract/terms/said-terms.ts';
import { noValues } from '../../../contract/terms/values.ts';
import { toTerms, typeTerms } from '../typed-terms.ts';
import { isTaken, takeLine } from './take-lines.ts';

const version: StoredTerms = valuedTerms;
const values = version.values ?? noValues;
const [five, ten] = values.prices;
if (five === undefined || ten === undefined) throw new Error('the sample has no prices');
const asked: StoredTerms = {
  ...version,
  priceUnit: 'pack',
  volumes: ['100000', '180000', '200000'],
  royalty: '',
  territory: ['EU'],
  values: {
    ...values,
    prices: [
      { ...five, price: '1.15' },
      { ...five, packUnits: '60', price: '2.20' },
    ],
    milestones: [...values.milestones].reverse().slice(0, 1),
    royaltyTiers: [...values.royaltyTiers, { from: '9000000', rate: '7' }],
    termYears: '',
    words: { prices: 'Fixed for two years' },
  },
};

test('all lines that were asked for, taken one by one, are the counter, and each is taken for itself', () => {
  const wanted = { ...typeTerms(asked), validUntil: asked.validUntil };
  let typed = { ...typeTerms(version), validUntil: version.validUntil };
  const { changes } = redline(version, asked);
  expect(changes.length).toBeGreaterThan(10);
  for (const { key } of changes) {
    expect([key, isTaken(typed, wanted, key)]).toEqual([key, false]);
    const left = redline(toTerms(typed), asked).changes.length;
    typed = { ...typed, ...takeLine(typed, wanted, key) };
    expect([key, redline(toTerms(typed), asked).changes.length]).toEqual([key, left - 1]);
    expect(isTaken(typed, wanted, key)).toBe(true);
  }
  expect(redline(toTerms(typed), asked).changes).toEqual([]);
  expect(toTerms(typed).values?.prices).toEqual(asked.values?.prices);
});
