import { z } from 'zod';
import { defineCalls } from './call.ts';
import { termSheetSupplyRequired } from './dossier-lists.ts';
import { listingId, text } from './fields.ts';
import { productTermSheetBoxes, supplierTermSheetBoxes } from './files.ts';
import { requestKinds, requestStates } from './request-life.ts';
import { members } from './roles.ts';

const answer = text(4000).default('');
const formFlag = z
  .enum(['true', 'false'])
  .default('false')
  .describe("'true' or 'false': multipart fields are text");

/** Every text field of both term sheets; `repeat` goes beyond the specification. */
const termSheet = {
  id: listingId.describe('_id of the listing'),
  indicativeVolumes: answer,
  status: formFlag.describe('Consent: the product may suggest other listings'),
  repeat: formFlag.describe("'true' once the member has read that they asked for this listing before"),
};

const submitted = z.object({
  msg: z.string(),
  reference: z.string().describe('What the member can quote, e.g. DB-2026-000123'),
});

const requestSummary = z.object({
  reference: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  submittedAt: z.iso.datetime(),
  listing: z
    .object({ id: z.string(), code: z.string(), title: z.string() })
    .describe("Dossier or plant, as `kind` says; a plant's title is its place, never its company's name"),
  requester: z.object({ name: z.string(), organisation: z.string() }),
  fileCount: z.int(),
});
export type RequestSummary = z.infer<typeof requestSummary>;

const request = requestSummary.extend({
  requester: z.object({ name: z.string(), organisation: z.string(), email: z.string(), phone: z.string() }),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  consent: z.boolean(),
  files: z.array(
    z.object({
      id: z.string(),
      box: z.string(),
      name: z.string(),
      bytes: z.int(),
      sha256: z.string().describe('Hexadecimal'),
    }),
  ),
  timeline: z.array(z.object({ at: z.iso.datetime(), what: z.string(), who: z.string() })),
});
export type Request = z.infer<typeof request>;

const reference = z.string().max(32).describe('DB-2026-000123');

/** Section 7, the term-sheet calls, and the member's own requests. */
export const requestCalls = defineCalls({
  'POST /create-dossertermsheet': {
    summary: 'Request a proposal for a dossier',
    source: 'section 7; takes an Idempotency-Key header',
    access: members,
    form: {
      fields: z.object({
        ...termSheet,
        marketsOfInterest: answer,
        supplyRequired: z.union([z.literal(''), z.enum(termSheetSupplyRequired)]).default(''),
      }),
      boxes: productTermSheetBoxes,
    },
    response: submitted,
    errorsCarryMsg: true,
  },
  'POST /create-suppliertermsheet': {
    summary: 'Request a term sheet from a supplier',
    source: 'section 7; takes an Idempotency-Key header',
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
  'GET /api/requests': {
    summary: "One's own requests, newest first; with scope=all every member's, for the desk",
    source: 'product decisions, "Calls"',
    access: 'signed-in',
    query: z.object({
      scope: z.enum(['own', 'all']).default('own'),
      dossier: listingId.optional().describe('Only requests for this dossier'),
      supplier: listingId.optional().describe("Only requests for this supplier's listing"),
      before: reference.optional().describe('The last reference of the page before'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ data: z.array(requestSummary) }),
  },
  'GET /api/requests/:reference': {
    summary: 'One request with its answers, files and timeline',
    source: 'product decisions, "A request"',
    access: 'signed-in',
    params: z.object({ reference }),
    response: z.object({ data: request }),
  },
  'GET /api/requests/:reference/files/:file': {
    summary: 'A file of a request, as an attachment',
    source: 'product decisions, "A request"',
    access: 'signed-in',
    params: z.object({ reference, file: z.string().max(64) }),
  },
});
