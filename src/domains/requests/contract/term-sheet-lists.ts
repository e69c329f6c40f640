/** Static lists and limits of a term sheet. The labels are also the values on the wire. */

export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'INR'] as const;
export const exclusivities = ['Exclusive', 'Semi-exclusive', 'Non-exclusive'] as const;
/** Years for which volumes can be told. */
export const mostYears = 10;
/** Incoterms 2020 of the ICC. */
export const incoterms = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;
export const mostPriceLines = 40;
export const mostMilestones = 20;
export const mostRoyaltyTiers = 10;
/** What the owner's own words can stand beside: whatever reckons takes the value, whoever signs reads both. */
export const wordedValues = [
  'prices',
  'milestones',
  'royalty',
  'profitShare',
  'volumes',
  'term',
  'exclusivity',
  'supply',
  'shelfLife',
  'audit',
  'transfer',
] as const;
/** What a version can be downloaded as. */
export const documentFormats = ['pdf', 'docx'] as const;
/** What an entry of the fee ledger is. */
export const feeKinds = ['payment', 'refund', 'correction'] as const;
