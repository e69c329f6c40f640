import type { TermSheetTerms } from '#domains/requests/contract/term-sheets.ts';

/** The terms of a term sheet, valid to the end of the coming year, within the horizon of the contract. */
export const terms: TermSheetTerms = {
  currency: 'EUR',
  supplyPrice: '1.25',
  priceUnit: 'pack of 30 tablets',
  volumes: ['100000', '150000'],
  oneTimeFee: '250000',
  royalty: '4.5',
  profitShare: '',
  exclusivity: 'Exclusive',
  territory: ['EU', 'UK'],
  validUntil: `${new Date().getUTCFullYear() + 1}-12-31`,
  otherTerms: '',
};

/** The same with everything that values can say. */
export const valuedTerms: TermSheetTerms = {
  ...terms,
  profitShare: '40',
  values: {
    incoterm: 'CIP',
    prices: [
      {
        strength: '5 mg',
        packUnits: '30',
        price: '1.25',
        freight: '0.05',
        duty: '3.5',
        tooling: '4000',
        moq: '20000',
      },
      { strength: '10 mg', packUnits: '30', price: '1.60', freight: '', duty: '', tooling: '', moq: '' },
    ],
    batchUnits: '600000',
    milestones: [
      { event: 'Signature', amount: '100000', due: terms.validUntil, refundable: true },
      { event: 'Approval', amount: '150000', due: '', refundable: false },
    ],
    royaltyTiers: [
      { from: '1000000', rate: '5' },
      { from: '5000000', rate: '6.5' },
    ],
    royaltyBase: 'Gross sales less returns',
    royaltyMinimum: '20000',
    profitBase: 'Net sales less cost of goods',
    profitDeductions: 'Promotion up to 8 %',
    termYears: '10',
    exclusivityCondition: '100,000 packs in the second year',
    leadTimeDays: '90',
    shelfLifeMonths: '24',
    remainingShelfLife: '75',
    audit: 'Once a year',
    transfer: 'Within the second year',
    words: { prices: 'Indexed yearly', volumes: 'Forecast, not binding' },
  },
};
