import { claimAnchor } from '#domains/evidence/contract/claim-anchor.ts';
import type { TableRow } from '#platform/contract/tables/page.ts';
import type { TableName } from './back-office-tables.ts';

/** Where a row of each table leads; null where the row is all there is to read. */
export const rowAddresses: Record<TableName, (row: TableRow) => string | null> = {
  requests: ({ cells }) => `/requests/${encodeURIComponent(String(cells.reference))}`,
  dossiers: ({ id }) => `/admin/dossiers/${id}`,
  suppliers: ({ id }) => `/admin/suppliers/${id}`,
  edits: ({ id }) => `/admin/listing-edits/${id}`,
  settlements: ({ keys }) => `/admin/dossiers/${keys.dossier}/windows`,
  evidence: ({ id, keys }) =>
    `/admin/${keys.dossier === null ? `suppliers/${keys.plant}` : `dossiers/${keys.dossier}`}#${claimAnchor(id)}`,
  findings: ({ keys }) => `/admin/dossiers/${keys.dossier}`,
  blog: ({ id }) => `/admin/blog/${id}`,
  companies: ({ id }) => `/admin/companies/${id}`,
  people: ({ id }) => `/admin/people/${id}`,
  messages: () => null,
  problems: () => null,
  mails: () => null,
  searches: () => null,
  fees: () => null,
  audit: () => null,
};

/** A table under a question, as its page's address. */
export function tableAddress(table: TableName, query: Record<string, string>): string {
  return `/admin/${table}?${new URLSearchParams(query)}`;
}
