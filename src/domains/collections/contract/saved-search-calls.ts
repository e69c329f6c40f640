import { z } from 'zod';
import { dossierCalls } from '#domains/dossiers/contract/dossiers.ts';
import { opportunityFilter } from '#domains/dossiers/contract/market-figures/opportunities.ts';
import { supplierCalls } from '#domains/suppliers/contract/suppliers.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, nameText } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import {
  alertRhythms,
  mostSavedSearches,
  mostSharedSearches,
  savedKinds,
  searchNameMaxLength,
} from './saved-searches.ts';
import { sharingCompany } from './sharing.ts';

const name = nameText(searchNameMaxLength, 'Give the search a name');
const alert = z
  .enum(alertRhythms)
  .describe('instant: within minutes; daily and weekly: at 8:00 in the desk’s time zone, weekly on Mondays');
const address = z
  .string()
  .max(4000)
  .regex(/^(\?[^\s#]*)?$/, 'Give the query string of the finder’s address')
  .describe("The query string of the finder's address, from the question mark on; empty for no filter");

const opened = z.object({
  id: z.string(),
  kind: z.enum(savedKinds),
  name: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
});
const savedSearch = opened.extend({
  alert,
  company: sharingCompany.nullable().describe('Whose people see it; null where nobody else does'),
});
export type SavedSearch = z.infer<typeof savedSearch>;
const sharedSearch = opened.extend({
  owner: z.string().describe('The colleague whose it is'),
  company: z.string().describe('The company that both belong to'),
});
export type SharedSearch = z.infer<typeof sharedSearch>;
const sharedWith = rowId.nullable().describe('One’s own company whose people see it; null for nobody');

const kept = { name, address, alert, company: sharedWith.default(null) };
const newSearch = z.discriminatedUnion('kind', [
  z.object({ ...kept, kind: z.literal('dossier'), search: dossierCalls['POST /search-dossier'].body }),
  z.object({ ...kept, kind: z.literal('supplier'), search: supplierCalls['POST /search-supplier'].body }),
  z.object({ ...kept, kind: z.literal('opportunity'), search: opportunityFilter }),
]);

const source = '§14.2';
const own = { source, access: members, whose: 'own' } as const;
const answer = z.object({ data: savedSearch });
const key = z.string().max(600).describe('Out of the mail');

/** Searches that a member keeps, and those that colleagues share: read by them, and changed by nobody else. */
export const savedSearchCalls = defineCalls({
  'GET /api/saved-searches': {
    summary: "One's saved searches, the latest first, and what colleagues share",
    ...own,
    response: z.object({
      data: z.array(savedSearch),
      shared: z.array(sharedSearch).describe(`What colleagues share, ${mostSharedSearches} at most`),
      companies: z.array(sharingCompany).describe('With whose people one may share'),
      launchMails: z.boolean().describe('Whether one hears by mail of launch windows that moved (§20.10)'),
    }),
  },
  'POST /api/saved-searches': {
    repeat: 'keyed',
    summary: `Save a search of either finder or of the opportunities, with or without alerts; one keeps ${mostSavedSearches} at most`,
    ...own,
    searches: true,
    body: newSearch,
    response: answer,
  },
  'POST /api/saved-searches/:id': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Rename a saved search, change its alerts, share it or stop sharing it',
    ...own,
    searches: true,
    params: z.object({ id: rowId }),
    body: z.object({ name: name.optional(), alert: alert.optional(), company: sharedWith.optional() }),
    response: answer,
  },
  'DELETE /api/saved-searches/:id': {
    repeat: { unkeyed: 'what is deleted stays deleted' },
    summary: 'Delete a saved search; one that is not there stays away',
    ...own,
    params: z.object({ id: z.string().max(64) }),
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
  'POST /api/launch-mails': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Hear by mail of launch windows that an edition moved, or stop hearing of them',
    ...own,
    source: '§20.10',
    body: z.object({ wanted: z.boolean() }),
    response: done,
  },
  'POST /api/alerts/stop': {
    repeat: { unkeyed: 'what is stopped stays stopped' },
    summary:
      'Stop every alert of whom the key was mailed to, those of launch windows too; searches and lists stay',
    source,
    access: 'public',
    whose: 'key',
    body: z.object({ key }),
    response: z.object({ message: z.string() }),
  },
});
