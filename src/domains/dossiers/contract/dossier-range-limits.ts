/** The numbers of which a search may ask for a range (§13.20): what they count, and the most that may be asked for. */
export const dossierNumberRanges = {
  fee: { counts: 'EUR', most: 1_000_000_000 },
  royalty: { counts: 'per cent', most: 100 },
  profitShare: { counts: 'per cent', most: 100 },
  minimumOrder: { counts: 'pieces or packs, of batches by their size', most: 1_000_000_000_000 },
  batchSize: { counts: 'pieces or packs', most: 1_000_000_000_000 },
  shelfLife: { counts: 'months', most: 1_200 },
  leadTime: { counts: 'weeks', most: 520 },
} as const;
export type RangeName = keyof typeof dossierNumberRanges | 'lastInspection';
