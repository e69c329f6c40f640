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
