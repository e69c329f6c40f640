import { z } from 'zod';
import {
  listNameMaxLength,
  mostLists,
  mostListsShown,
  mostMoved,
  mostOnList,
  noteMaxLength,
} from '#domains/catalogue/contract/shortlist-limits.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId, listingIdAsSent, listingIdList, nameText, text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { sharingCompany } from './sharing.ts';
import { alarms, entry, launch, moved } from './shortlist.ts';

const list = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string().nullable().describe('Whose it is, where it is a colleague’s; null for one’s own'),
  company: sharingCompany
    .nullable()
    .describe('Whose people see it and change what is on it; null where nobody else does'),
  entries: z.int(),
  holds: z.boolean().describe('The dossier that was asked about is on it; false where none was'),
});
export type Shortlist = z.infer<typeof list>;

const listEntry = entry.extend({
  addedBy: z.string().nullable().describe('The colleague who put it on; null for oneself'),
  noteBy: z
    .string()
    .nullable()
    .describe('The colleague who wrote the note; null for oneself, or without one'),
});
export type ListEntry = z.infer<typeof listEntry>;

const own = { source: '§14.11', access: members, whose: 'own' } as const;
const listId = rowId.describe('Number of the list');
const params = z.object({ list: listId });
const entryParams = params.extend({ id: listingId });
const fields = z.object({
  name: nameText(listNameMaxLength, 'Give the list a name'),
  company: rowId.nullable().default(null).describe('One’s own company whose people share it'),
});
/** A named list by its number, or the shortlist that everybody has. */
const place = z
  .union([z.literal('own'), z.string().regex(/^[1-9]\d{0,9}$/, 'There is no such list')])
  .describe("Number of a list, or 'own' for the shortlist that everybody has");

/** Named lists of dossiers: one's own, and those that colleagues share. */
export const shortlistsCalls = defineCalls({
  'GET /api/shortlists': {
    summary: `The named lists that one sees, ${mostListsShown} at most: one’s own, and those that colleagues share`,
    ...own,
    query: z.object({ dossier: listingId.optional().describe('Which of them hold it is told') }),
    response: z.object({
      data: z.array(list),
      entries: z.int().describe('How many are on the shortlist that everybody has'),
      companies: z.array(sharingCompany).describe('With whose people one may share'),
    }),
  },
  'POST /api/shortlists': {
    repeat: 'keyed',
    summary: `Begin a named list; one has ${mostLists} at most`,
    ...own,
    body: fields,
    response: z.object({ data: list }),
  },
  'GET /api/shortlists/:list': {
    summary: 'A list with what is on it, the latest first',
    ...own,
    params,
    response: z.object({ data: list, entries: z.array(listEntry.extend({ moved, launch, alarms })) }),
  },
  'POST /api/shortlists/:list': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Rename a list of one’s own, share it or stop sharing it',
    ...own,
    params,
    body: fields,
    response: z.object({ data: list }),
  },
  'DELETE /api/shortlists/:list': {
    repeat: { unkeyed: 'what is deleted stays deleted' },
    summary: 'Delete a list of one’s own with what is on it',
    ...own,
    params,
    response: z.object({ message: z.string() }),
  },
  'GET /api/shortlists/:list/export': {
    summary: 'What is on a list, as CSV or as an XLSX workbook',
    ...own,
    params: z.object({ list: z.string().max(64).describe("Number of a list, or 'own'") }),
    query: z.object({
      format: z.enum(['csv', 'xlsx']).default('csv'),
      ids: listingIdList(mostOnList, 'Name a dossier', `At most ${mostOnList} at a time`)
        .optional()
        .describe('_id of dossiers, separated by commas: these alone, in this order'),
    }),
  },
  'POST /api/shortlists/moves': {
    repeat: { unkeyed: 'what is there already stays as it is' },
    summary: `Copy or move up to ${mostMoved} dossiers with their notes from one list to another, as far as it holds them`,
    ...own,
    body: z.object({
      from: place,
      to: place,
      ids: z.array(listingId).min(1).max(mostMoved),
      keep: z.boolean().describe('Copies: they stay on the list that they come from'),
    }),
    response: z.object({ message: z.string() }),
  },
  'POST /api/shortlists/:list/entries': {
    repeat: { unkeyed: 'those that are there stay as they are' },
    summary: `Put up to ${mostMoved} listed dossiers on a list, which holds ${mostOnList}`,
    ...own,
    params,
    body: z.object({ ids: z.array(listingId).min(1).max(mostMoved) }),
    response: z.object({ message: z.string() }),
  },
  'POST /api/shortlists/:list/entries/:id': {
    repeat: { unkeyed: 'one that is there stays as it is' },
    summary: `Put a listed dossier on a list, which holds ${mostOnList}; one that is there stays as it is`,
    ...own,
    params: entryParams,
    body: z.object({ note: text(noteMaxLength).default('') }),
    response: z.object({ data: listEntry }),
  },
  'POST /api/shortlists/:list/entries/:id/note': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Write the note of a dossier on a list; refused where it is not the one any more that was read',
    ...own,
    params: entryParams,
    body: z.object({
      note: text(noteMaxLength),
      was: text(noteMaxLength).optional().describe('As it was read; left out to write over any'),
    }),
    response: z.object({ data: listEntry }),
  },
  'DELETE /api/shortlists/:list/entries/:id': {
    repeat: { unkeyed: 'what is off it stays off' },
    summary: 'Take a dossier off a list',
    ...own,
    params: params.extend({ id: listingIdAsSent }),
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
});
