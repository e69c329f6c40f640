import type { TableRow } from '#contract/back-office.ts';
import type { TableName } from '#contract/back-office-tables.ts';

/** Where a row of each table leads; null where it is all there is to read. */
export const rowLinks: Record<TableName, (row: TableRow) => string | null> = {
  requests: ({ cells }) => `/requests/${encodeURIComponent(String(cells.reference))}`,
  dossiers: ({ id }) => `/admin/dossiers/${id}`,
  suppliers: ({ id }) => `/admin/suppliers/${id}`,
  edits: ({ id }) => `/admin/listing-edits/${id}`,
  companies: ({ id }) => `/admin/companies/${id}`,
  people: ({ id }) => `/admin/people/${id}`,
  messages: () => null,
  problems: () => null,
  mails: () => null,
  searches: () => null,
  fees: () => null,
  audit: () => null,
};
