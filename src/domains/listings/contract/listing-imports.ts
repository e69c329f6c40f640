import { z } from 'zod';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { lintSeverities } from '#domains/dossiers/contract/lint-rules.ts';
import type { FileBox } from '#platform/contract/call.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId } from '#platform/contract/fields.ts';

const importStates = ['checking', 'checked', 'writing', 'done', 'failed'] as const;

/** What the box of the import takes. 50,000 dossiers come to some 15 MB as XLSX and 60 MB as CSV. */
const sheetBoxes = {
  sheet: { label: 'Sheet', extensions: ['.xlsx', '.csv'], maxFiles: 1, maxBytes: 100 * 1024 * 1024 },
} as const satisfies Record<string, FileBox>;

const listingImport = z.object({
  id: z.string(),
  kind: z.enum(listingKinds),
  fileName: z.string(),
  by: z.string(),
  state: z
    .enum(importStates)
    .describe(
      "'checked' waits for a confirmation where nothing is wrong; 'failed' could not be read or written",
    ),
  rows: z.int().describe('Below the header, as far as read'),
  doneRows: z.int().describe('Read or written so far'),
  added: z.int().describe('Listings that are new: to come until it is done'),
  changed: z.int(),
  faultCount: z.int(),
  findingCount: z.int().describe('Questions and notes about what it would write; they hold nothing up'),
  failure: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ListingImport = z.infer<typeof listingImport>;

const wholeImport = listingImport.extend({
  faults: z
    .array(z.object({ row: z.int(), column: z.string(), message: z.string() }))
    .describe('The first 1,000'),
  findings: z
    .array(
      z.object({
        ...{ row: z.int(), column: z.string(), message: z.string() },
        severity: z.enum(lintSeverities),
      }),
    )
    .describe('The first 1,000'),
});
export type WholeListingImport = z.infer<typeof wholeImport>;

const forDesk = { source: '§12.5', access: ['admin'] } as const;
const sheet = z.object({ kind: z.enum(listingKinds), format: z.enum(['xlsx', 'csv']).default('xlsx') });
const params = z.object({ id: listingId });

/** Listings by the sheet: for the desk only, because a sheet may name any company. */
export const listingImportCalls = defineCalls({
  'GET /api/admin/listing-template': {
    summary: 'An empty sheet to fill in, with one of the allowed values',
    ...forDesk,
    query: sheet,
  },
  'GET /api/admin/listing-export': {
    summary: 'Every listing of a kind; it imports again unchanged',
    ...forDesk,
    query: sheet,
  },
  'GET /api/admin/imports': {
    summary: 'Sheets that were sent in, the latest first',
    ...forDesk,
    response: z.object({ data: z.array(listingImport) }),
  },
  'POST /api/admin/imports': {
    repeat: 'keyed',
    summary: 'Send a sheet in to be checked; nothing is written',
    ...forDesk,
    form: { fields: z.object({ kind: z.enum(listingKinds) }), boxes: sheetBoxes },
    response: z.object({ data: wholeImport }),
  },
  'GET /api/admin/imports/:id': {
    summary: 'How far a sheet is, and what is wrong with it by row and column',
    ...forDesk,
    params,
    response: z.object({ data: wholeImport }),
  },
  'POST /api/admin/imports/:id/confirm': {
    repeat: { unkeyed: 'a sheet is written once' },
    summary: 'Write a checked sheet without faults; asked twice, it is written once',
    ...forDesk,
    params,
    response: z.object({ data: wholeImport }),
  },
});
