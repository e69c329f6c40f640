import type { Comparison } from '#domains/offers/contract/asked-offers.ts';
import { dealValues } from '#domains/requests/contract/deal-values.ts';

/** Values of a term sheet that prices 5 mg in thirties: whole but for what a test leaves out. */
export const offeredValues = dealValues.parse({
  incoterm: 'DDP',
  prices: [{ strength: '5 mg', packUnits: '30', price: '2', moq: '10000', tooling: '0' }],
  royaltyMinimum: '0',
  shelfLifeMonths: '24',
  words: { prices: 'As in our letter of May' },
});

/** A plan with one offer from outside that states all: 12,000 packs a year for two years, at 1.50 EUR. */
export function sampleComparison(more: Comparison['offers'] = []): Comparison {
  return {
    plan: {
      ...{ currency: 'EUR', start: '2027-01-01', years: 2, discount: '10' },
      ...{ duty: '', deductions: '', shelfLifeMonths: '24' },
      lines: [{ strength: '5 mg', packUnits: '30', netPrice: '6', volumes: ['12000', '12000'] }],
    },
    offers: [
      {
        kind: 'outside',
        name: 'A neighbour',
        terms: {
          ...{ currency: 'EUR', supplyPrice: '', priceUnit: '', oneTimeFee: '1000' },
          ...{ royalty: '0', profitShare: '0' },
          values: {
            ...offeredValues,
            prices: [
              {
                strength: '5 mg',
                packUnits: '30',
                price: '1.5',
                freight: '',
                duty: '',
                tooling: '0',
                moq: '10000',
              },
            ],
          },
        },
      },
      ...more,
    ],
  };
}
