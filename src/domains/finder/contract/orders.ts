/** How the results of a finder may be ordered; offer days are a dossier's alone. No schema: pages read it too. */
export const dossierSortOrders = ['relevance', 'newest', 'offer-days'] as const;
export const supplierSortOrders = ['relevance', 'newest'] as const;

/** What the index knows of dossiers in columns (§13.20), each of its place there: first the numbers, then the texts. */
export const indexedColumns = {
  numbers: [
    'fee',
    'royalty',
    'profitShare',
    'minimumOrder',
    'batchSize',
    'shelfLife',
    'leadTime',
    'lastInspection',
    'readiness',
    'confirmed',
    'launchUS',
    'launchEU',
  ],
  texts: ['molecule', 'dosageForm'],
} as const;
export const columnNames = [...indexedColumns.numbers, ...indexedColumns.texts] as const;
export type ColumnName = (typeof columnNames)[number];

/** By each of them dossiers may be sorted, and by the same descending. */
export const dossierColumnOrders = columnNames.flatMap((column) => [column, `-${column}`] as const);
export type SortOrder = (typeof dossierSortOrders)[number] | (typeof dossierColumnOrders)[number];
