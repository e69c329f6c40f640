import type { ComponentType } from 'react';
import type { TableRow } from '#platform/contract/tables/page.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import type { TableName } from '../contract/back-office-tables.ts';

type TableParts = {
  /** At the title's right. */
  Actions?: ComponentType;
  /** What can be done with a row. */
  RowActions?: ComponentType<{ row: TableRow }>;
};

type TablePageEntry = {
  /** Where it is not called as its rows are. */
  heading?: string;
  lead: string;
  withActions?: boolean;
  /** Loaded with the table that they belong to, and with no other. */
  parts?: () => Promise<TableParts> | TableParts;
};

/**
 * What the page of each table says and offers beyond the table: requests §10.14, dossiers and suppliers §12.8, edits
 * §12.4, settlements §20.5, evidence §21.2, findings §12.16, blog §19.5, companies §11.1, people §11.9, messages and problems §11.10, mails §17.7, searches §11.3, fees
 * §10.7, the audit trail §11.11.
 */
export const tablePages: Record<TableName, TablePageEntry> = {
  requests: {
    lead: 'Every proposal, term sheet and interest asked for, and where its clock stands.',
  },
  dossiers: {
    lead: 'Every listed dossier, drafts and retired ones included.',
    ...withLink('New dossier', '/admin/dossiers/new'),
  },
  suppliers: {
    lead: 'Every listed plant, drafts and retired ones included.',
    ...withLink('New supplier', '/admin/suppliers/new'),
  },
  edits: {
    lead: 'Changes of published listings that owners propose; those waiting go live once approved.',
  },
  settlements: {
    lead: 'Days that parties of patent disputes made public. Only accepted ones count in launch windows.',
  },
  evidence: {
    lead: 'What is claimed of listings, by whom, and what of it waits for the desk’s word.',
  },
  findings: {
    lead: 'What rules of the trade and the registers have against dossiers, and the reasons that were given.',
  },
  blog: {
    heading: 'Blog',
    lead: 'Every post: drafts, those that wait for their time, and what everybody reads.',
    ...withLink('New post', '/admin/blog/new'),
  },
  companies: {
    lead: 'Who owns listings. Names are shown to their own people and to admins only.',
    withActions: true,
    parts: async () => ({ Actions: (await import('./records/new-company.tsx')).NewCompany }),
  },
  people: { lead: 'Everyone with an account.' },
  messages: {
    lead: 'What visitors and members wrote to the desk.',
    parts: async () => ({ RowActions: (await import('./tables/settle-action.tsx')).SettleMessage }),
  },
  problems: {
    lead: 'What members reported as wrong with the product.',
    parts: async () => ({ RowActions: (await import('./tables/settle-action.tsx')).SettleProblem }),
  },
  mails: {
    lead: 'Every mail the product sends; one whose last try failed can be sent again.',
    parts: async () => ({ RowActions: (await import('./tables/settle-action.tsx')).ResendMail }),
  },
  searches: {
    lead: 'What members looked for and the catalogue lacks, by day.',
  },
  fees: {
    lead: 'Entries are added and never changed: a mistake is put right by a correction.',
    withActions: true,
    parts: async () => ({ Actions: (await import('./tables/new-entry.tsx')).NewEntry }),
  },
  audit: {
    lead: 'Who did what, written in the transaction that did it. Nothing here is ever changed or deleted.',
  },
};

/** A page from whose head one starts a new record. */
function withLink(label: string, to: string) {
  const Actions = () => <ButtonLink to={to}>{label}</ButtonLink>;
  return { withActions: true, parts: () => ({ Actions }) };
}
