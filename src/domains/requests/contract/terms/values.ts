import type { StoredTerms } from './said-terms.ts';

export type StoredValues = NonNullable<StoredTerms['values']>;

/** What a version from before says in values: nothing. */
export const noValues: StoredValues = {
  incoterm: '',
  prices: [],
  batchUnits: '',
  milestones: [],
  royaltyTiers: [],
  royaltyBase: '',
  royaltyMinimum: '',
  profitBase: '',
  profitDeductions: '',
  termYears: '',
  exclusivityCondition: '',
  leadTimeDays: '',
  shelfLifeMonths: '',
  remainingShelfLife: '',
  audit: '',
  transfer: '',
  words: {},
};
