/** How the results of a finder may be ordered; offer days are a dossier's alone. No schema: pages read it too. */
export const dossierSortOrders = ['relevance', 'newest', 'offer-days'] as const;
export const supplierSortOrders = ['relevance', 'newest'] as const;

/** By what is known of dossiers they may be sorted too, and by the same descending (§13.20). */
export const dossierColumns = [
  'fee',
  'royalty',
  'profitShare',
  'minimumOrder',
  'batchSize',
  'shelfLife',
  'leadTime',
  'lastInspection',
  'molecule',
  'dosageForm',
  'readiness',
  'confirmed',
] as const;
export const dossierColumnOrders = dossierColumns.flatMap((column) => [column, `-${column}`] as const);
export type SortOrder = (typeof dossierSortOrders)[number] | (typeof dossierColumnOrders)[number];
