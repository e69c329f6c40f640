import type { ColumnName } from '#domains/finder/contract/orders.ts';

/** What the columns of dossiers are called: in the table, in the sidebar's ranges and in the orders by them. */
export const columnLabels: Readonly<Record<ColumnName, string>> = {
  fee: 'Fee',
  royalty: 'Royalty',
  profitShare: 'Profit share',
  minimumOrder: 'MOQ',
  batchSize: 'Batch size',
  shelfLife: 'Shelf life',
  leadTime: 'Lead time',
  lastInspection: 'Last inspection',
  readiness: 'Readiness',
  confirmed: 'Confirmed',
  launchUS: 'Launch US',
  launchEU: 'Launch EU',
  molecule: 'Molecule',
  dosageForm: 'Dose form',
};
