import { z } from 'zod';
import { termSheetSupplyRequired } from '#domains/dossiers/contract/dossier-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { listingId, listingIdAsSent, text } from '#platform/contract/fields.ts';
import { productTermSheetBoxes, supplierTermSheetBoxes } from '#platform/contract/files.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { requestKinds, requestStates } from './request-life.ts';
import { request, requestSummary } from './request-view.ts';

const answer = text(4000).default('');
const formFlag = z
  .enum(['true', 'false'])
  .default('false')
  .describe("'true' or 'false': multipart fields are text");

/** Every text field of both term sheets; `repeat` goes beyond the table of calls (§7.6). */
const termSheet = {
  id: listingIdAsSent,
  indicativeVolumes: answer,
  status: formFlag.describe('Consent: the product may suggest other listings'),
  repeat: formFlag.describe("'true' once the member has read that they asked for this listing before"),
};

const submitted = z.object({
  msg: z.string(),
  reference: z.string().describe('What the member can quote, e.g. DB-2026-000123'),
});

const reference = z.string().max(32).describe('DB-2026-000123');

const requestScopes = ['own', 'company', 'owner', 'waiting', 'all'] as const;
export type RequestScope = (typeof requestScopes)[number];
export const requestSorts = ['newest', 'oldest', 'touched', 'due'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Several states in one field of an address: 'in-review,signed'. */
const stateList = z
  .string()
  .max(300)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.enum(requestStates, { error: 'Give states that there are, separated by commas' })));

/** The term-sheet calls (§7.6), and the member's own requests (§10.15). */
export const requestCalls = defineCalls({
  'POST /create-dossertermsheet': {
    repeat: { keyed: { besides: ['repeat'] } },
    summary: `Request a proposal for a dossier; one may send ${dailyCaps.requests} requests in 24 hours`,
    source: '§7.6',
    access: members,
    form: {
      fields: z.object({
        ...termSheet,
        marketsOfInterest: answer,
        supplyRequired: z
          .union([z.literal(''), z.enum(termSheetSupplyRequired)], {
            error: `Choose ${termSheetSupplyRequired.join(' or ')}, or neither`,
          })
          .default(''),
      }),
      boxes: productTermSheetBoxes,
    },
    response: submitted,
    errorsCarryMsg: true,
  },
  'POST /create-suppliertermsheet': {
    repeat: { keyed: { besides: ['repeat'] } },
    summary: `Request a term sheet from a supplier; one may send ${dailyCaps.requests} requests in 24 hours`,
    source: '§7.6',
    access: members,
    form: {
      fields: z.object({
        ...termSheet,
        gmpStatusRequired: answer,
        dosageFormsOfInterest: answer,
        specialCapabilitiesRequired: answer,
      }),
      boxes: supplierTermSheetBoxes,
    },
    response: submitted,
    errorsCarryMsg: true,
  },
  'POST /api/requests': {
    repeat: { keyed: { besides: ['repeat'] } },
    summary: 'Register an interest in investing in a dossier; it opens a thread',
    source: '§14.7',
    access: ['investor', 'admin'],
    body: z.object({
      kind: z.literal('investment'),
      dossier: listingId.describe('_id of the dossier'),
      interest: text(4000, 'Say what interests you').default('').describe('What interests the investor'),
      contribution: answer.describe('What they would bring'),
      repeat: z.boolean().default(false).describe('They have read that they asked for this dossier before'),
    }),
    response: submitted,
  },
  'GET /api/requests': {
    summary: 'Requests that the viewer takes part in',
    source: '§10.14',
    access: 'signed-in',
    whose: 'participants',
    query: z.object({
      scope: z
        .enum(requestScopes)
        .default('own')
        .describe(
          "own: one's own and those taken over; company: of one's company's people; owner: for listings of one's company; waiting: in which a side of one's own has to move; all: every one, for the desk",
        ),
      state: stateList.optional().describe('States, separated by commas'),
      kind: z.enum(requestKinds).optional(),
      q: text(200).optional().describe("Part of a reference, or of the listing's title or code"),
      clock: z
        .enum(['due-soon', 'overdue'])
        .optional()
        .describe('due-soon: by the end of the next business day; overdue: past its end'),
      sort: z
        .enum(requestSorts)
        .default('newest')
        .describe('touched: what happened last first; due: what is due first, without a clock last'),
      dossier: listingId.optional().describe('Only requests for this dossier'),
      supplier: listingId.optional().describe("Only requests for this supplier's listing"),
      before: reference.optional().describe('The last reference of the page before: answers what follows it'),
      after: reference.optional().describe('The first reference of the page after: answers what precedes it'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ data: z.array(requestSummary) }),
  },
  'GET /api/account/file-allowance': {
    summary: 'Whether so many files may be sent now; 429 says why not, before anything has been uploaded',
    source: '§16.2',
    access: 'signed-in',
    whose: 'own',
    query: z.object({
      files: z.coerce.number().int().min(1).max(1_000_000),
      bytes: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Of all of them together'),
    }),
    response: z.object({ message: z.string() }),
  },
  'GET /api/requests/:reference': {
    summary: 'One request with its answers, files and timeline',
    source: '§10.1',
    access: 'signed-in',
    whose: 'participants',
    params: z.object({ reference }),
    response: z.object({ data: request }),
  },
  'GET /api/requests/:reference/files/:file': {
    summary: 'A file of a request, as an attachment',
    source: '§10.10',
    access: 'signed-in',
    whose: 'participants',
    params: z.object({ reference, file: rowId }),
  },
});
