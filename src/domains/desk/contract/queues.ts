// No schema: pages read it too.
import type { tableNames } from './back-office-tables.ts';

/** What waits for the desk, in the order of its haste (§11.6): each the rows of a table under one question. */
export const queues = [
  {
    name: 'overdue',
    label: 'Requests overdue',
    table: 'requests',
    query: { clock: 'overdue', sort: 'dueAt' },
  },
  {
    name: 'today',
    label: 'Requests due within a day',
    table: 'requests',
    query: { clock: 'today', sort: 'dueAt' },
  },
  { name: 'new', label: 'New requests', table: 'requests', query: { state: 'submitted', sort: 'createdAt' } },
  {
    name: 'edits',
    label: 'Listing edits to review',
    table: 'edits',
    query: { state: 'waiting', sort: 'proposedAt' },
  },
  {
    name: 'settlements',
    label: 'Settlements to review',
    table: 'settlements',
    query: { state: 'waiting', sort: 'enteredAt' },
  },
  {
    name: 'evidence',
    label: 'Evidence to prove',
    table: 'evidence',
    query: { state: 'waiting', sort: 'statedAt' },
  },
  { name: 'dossier-drafts', label: 'Dossier drafts', table: 'dossiers', query: { state: 'draft' } },
  { name: 'supplier-drafts', label: 'Supplier drafts', table: 'suppliers', query: { state: 'draft' } },
  {
    name: 'verifications',
    label: 'Companies to verify',
    table: 'companies',
    query: { verification: 'waiting' },
  },
  {
    name: 'founded',
    label: 'Founded companies',
    table: 'companies',
    query: { verification: 'new', sort: '-createdAt' },
  },
  { name: 'newcomers', label: 'New companies', table: 'people', query: { newcomer: 'yes' } },
  { name: 'messages', label: 'Messages', table: 'messages', query: { done: 'no', sort: 'createdAt' } },
  { name: 'problems', label: 'Problem reports', table: 'problems', query: { done: 'no', sort: 'createdAt' } },
  { name: 'mails', label: 'Mails that failed', table: 'mails', query: { state: 'failed' } },
] as const satisfies readonly {
  name: string;
  label: string;
  table: (typeof tableNames)[number];
  query: Record<string, string>;
}[];
