import { z } from 'zod';
import { lintSeverities } from '#domains/dossiers/contract/lint-rules.ts';
import type { FileBox } from '#platform/contract/call.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { bytesOfOwnSheet, columnsOfOwnSheet, mostQuestions } from './limits.ts';
import { ownSheetStates, rowOutcomes, rowsWritten } from './outcomes.ts';
import { ownColumn, ownQuestion } from './questions.ts';

const sheetBoxes = {
  sheet: { label: 'Sheet', extensions: ['.xlsx', '.csv'], maxFiles: 1, maxBytes: bytesOfOwnSheet },
} as const satisfies Record<string, FileBox>;

const counts = z.object({ new: z.int(), change: z.int(), same: z.int(), back: z.int() });

const ownSheet = z.object({
  id: z.string(),
  company: z.string(),
  fileName: z.string(),
  by: z.string(),
  state: z
    .enum(ownSheetStates)
    .describe("'asking' has open questions; 'ready' waits for the word to write; 'failed' could not be read"),
  counts: counts.describe('Listings that its rows make, by what becomes of them'),
  written: z.int().describe('Of those that are new or changed, how many are written'),
  failure: z.string(),
  createdAt: z.iso.datetime(),
});
export type OwnSheet = z.infer<typeof ownSheet>;

const wholeOwnSheet = ownSheet.extend({
  sheet: z.string().describe('Which sheet of the file'),
  headRow: z.int(),
  columns: z.array(ownColumn),
  questions: z.array(ownQuestion),
  knownSince: z.iso
    .datetime()
    .nullable()
    .describe('Mapping and answers are those of a sheet of the same shape before; when they were last used'),
  notes: z.array(z.string()),
  skipped: z
    .array(z.object({ row: z.int(), words: z.string() }))
    .describe('The first 200 rows that hold no product'),
  skippedCount: z.int(),
  progress: z
    .object({ checked: z.int(), of: z.int() })
    .describe('Of the listings that its rows make, how many are checked; of none until it is read'),
  freeDrafts: z.int().describe('How many more drafts the company may have: new ones beyond them come back'),
});
export type WholeOwnSheet = z.infer<typeof wholeOwnSheet>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const ownSheetRow = z.object({
  id: z.string(),
  rows: z.array(z.int()).describe('Of the sheet'),
  outcome: z.enum(rowOutcomes),
  title: z.string(),
  listing: z
    .object({ id: z.string(), code: z.string() })
    .nullable()
    .describe('The one that is there, or was made'),
  fields: z
    .array(z.object({ field: z.string(), before: value, after: value }))
    .describe('Of a new one all that it says, of a change what differs'),
  faults: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  findings: z.array(z.object({ message: z.string(), severity: z.enum(lintSeverities) })),
  written: z.enum(rowsWritten),
});
export type OwnSheetRow = z.infer<typeof ownSheetRow>;

/** The desk reads none of them: what owners keep in their lists beside what is published is theirs. */
const own = { source: '§12.17', access: members, whose: 'members' } as const;
const params = z.object({ id: rowId });
const answered = z.object({ data: wholeOwnSheet });

/** Owners' own sheets: sent in, mapped, asked about, compared, written. */
export const ownSheetCalls = defineCalls({
  'GET /api/own-sheets': {
    summary: 'The last sheets of one’s own companies, the latest first',
    ...own,
    response: z.object({ data: z.array(ownSheet) }),
  },
  'POST /api/own-sheets': {
    repeat: 'keyed',
    summary: 'Send a sheet in to be read; nothing is written',
    ...own,
    form: {
      fields: z.object({
        company: z
          .union([z.literal(''), listingId])
          .default('')
          .describe('For whoever belongs to several: which of their own; otherwise the first'),
      }),
      boxes: sheetBoxes,
    },
    response: answered,
  },
  'GET /api/own-sheets/:id': {
    summary: 'How far a sheet is: its columns, its questions, and what becomes of its rows',
    ...own,
    params,
    response: answered,
  },
  'DELETE /api/own-sheets/:id': {
    repeat: { unkeyed: 'what is deleted is not found again' },
    summary: 'Delete a sheet with all that was read of it; what it wrote stays',
    ...own,
    params,
    response: done,
  },
  'GET /api/own-sheets/:id/rows': {
    summary: 'A page of 50 of what becomes of its rows, in the order of the sheet',
    ...own,
    params,
    query: z.object({
      outcome: z.enum(rowOutcomes),
      after: z
        .union([z.literal(''), rowId])
        .default('')
        .describe('The last id of the page before'),
    }),
    response: z.object({ data: z.array(ownSheetRow), next: z.string().nullable() }),
  },
  'POST /api/own-sheets/:id/answers': {
    repeat: { unkeyed: 'says the same again' },
    summary:
      'Map columns by hand and answer questions; the sheet is read again, and both are kept for the next of its shape',
    ...own,
    params,
    body: z.object({
      mapping: z
        .record(z.string().max(200), z.string().max(60))
        .refine((mapping) => Object.keys(mapping).length <= columnsOfOwnSheet, 'So many columns no sheet has')
        .describe("By what stands above a column: a field's name, 'product', 'market:EU', or 'none'"),
      answers: z
        .record(z.string().max(400), z.string().max(300))
        .refine((answers) => Object.keys(answers).length <= mostQuestions, `At most ${mostQuestions} answers`)
        .describe('By the id of the question'),
    }),
    response: answered,
  },
  'POST /api/own-sheets/:id/write': {
    repeat: { unkeyed: 'each row is written once' },
    summary:
      'Write the next rows: new listings as drafts, changes of published ones as proposals; called until it is done',
    ...own,
    params,
    response: answered,
  },
  'GET /api/own-sheets/:id/returned': {
    summary: 'The rows that come back, as a sheet with the reason beside each',
    ...own,
    params,
  },
});
