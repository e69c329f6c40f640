import { z } from 'zod';
import { demandDays } from '#domains/catalogue/contract/demand.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { listingAge } from '#domains/catalogue/contract/listing-age.ts';
import { listingKinds, listingStates } from '#domains/catalogue/contract/listing-kinds.ts';
import { alarm } from '#domains/evidence/contract/evidence-claims.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { listingId, text } from '#platform/contract/fields.ts';
import { editAims, editStates } from './edit-states.ts';
import { finding, reasons } from './findings.ts';

/** A field's value as it travels; `listing-fields.ts` says what each field holds. */
const fieldValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.array(z.record(z.string(), z.string())),
]);

const change = z.object({
  field: z.string().describe('Name of the field'),
  before: fieldValue.describe('What stood there when it was proposed'),
  after: fieldValue,
  now: fieldValue.describe('What stands there now; other than `before` where somebody changed it meanwhile'),
});

const listingEdit = z.object({
  id: z.string(),
  asks: z.enum(editAims).describe('`publication`: of a draft, which is read whole; it names no changes'),
  state: z.enum(editStates),
  proposedBy: z.string().describe('Name of the person'),
  proposerNotProven: z.boolean().describe('Nobody has shown that they read the mailbox of that account'),
  proposedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().describe("The desk's reason"),
  changes: z.array(change),
  findings: z
    .array(finding)
    .describe('What the rules have against what it asks for, with the reasons that came with it'),
});
export type ListingEdit = z.infer<typeof listingEdit>;

const draftFacts = {
  missing: z
    .array(z.string())
    .describe('Of a draft: names of the fields that are still needed, or wrong, before it can be reviewed'),
  sentBack: z.string().nullable().describe('Of a draft that the desk sent back: its words'),
};

const people = z.int().nullable();

const listingSummary = z.object({
  id: z.string(),
  kind: z.enum(listingKinds),
  code: z.string(),
  title: z.string(),
  state: z.enum(listingStates),
  ...listingAge.shape,
  mayNot: z
    .string()
    .nullable()
    .describe('Why one’s role in its company changes nothing of it (§26.1); null where it does'),
  waiting: z.boolean().describe('It waits for the desk: a change of it, or a draft for its review'),
  demand: z
    .object({ opened: people, shortlisted: people, compared: people, asked: people })
    .nullable()
    .describe(
      `Of a published one: how many people did so in the last ${demandDays} days, never who; null where they are of fewer than ${fewestCompanies} companies`,
    ),
  alarms: z
    .array(alarm)
    .describe('Claims of it that a register says are suspended, withdrawn or the like (§21.7)'),
  ...draftFacts,
  openFindings: z
    .int()
    .describe('Of a draft: how much the rules have against it that is neither mended nor answered (§12.16)'),
});
export type ListingSummary = z.infer<typeof listingSummary>;

export const listing = listingSummary
  .omit({ waiting: true, demand: true, alarms: true, openFindings: true })
  .extend({
    revision: z.string().describe('Of the values; a save names the one it started from'),
    values: z.record(z.string(), fieldValue).describe('By the names of its fields'),
    saves: z
      .enum(['at-once', 'for-approval', 'never'])
      .describe(
        'What a save by this person does: an owner’s change of a published listing waits for the desk',
      ),
    waiting: listingEdit.nullable(),
    findings: z
      .array(finding)
      .describe('What the rules have against it, as of its last save or the last night'),
  });
export type Listing = z.infer<typeof listing>;

export const params = z.object({ kind: z.enum(listingKinds), id: listingId });
export const values = z.record(z.string().max(60), z.unknown()).describe('By the names of its fields, whole');
export const revision = z.string().regex(/^\d{1,20}$/, 'Give the revision that was read');
export const answered = z.object({ data: listing });
const source = '§12.9';
const owned = { source, access: 'signed-in', whose: 'company', params } as const;
const forDesk = { source, access: ['admin'] } as const;

/** Listings as their owners and the desk see and change them. An owner is who belongs to its company. */
export const listingCalls = defineCalls({
  'GET /api/listings': {
    summary: 'The listings of one’s own companies, the latest first',
    source,
    access: 'signed-in',
    whose: 'company',
    response: z.object({ data: z.array(listingSummary) }),
  },
  'GET /api/listings/:kind/:id': {
    summary: 'One listing with every field: an own one, or for the desk any',
    ...owned,
    response: answered,
  },
  'POST /api/listings/:kind/:id': {
    repeat: { unkeyed: 'the revision is another by then, or the same proposal waits already' },
    summary: `Save all fields: at once, or as a proposal to the desk, which counts among the ${dailyCaps.messages} messages of 24 hours; 409 says who changed what since \`revision\``,
    ...owned,
    body: z.object({ revision, values, reasons }),
    response: answered.extend({ message: z.string() }),
  },
  'DELETE /api/listings/:kind/:id': {
    repeat: { unkeyed: 'what is deleted is not found again' },
    summary: 'Delete a draft for good, with what waits of it for the desk',
    ...owned,
    response: z.object({ message: z.string() }),
  },
  'POST /api/listings/:kind/:id/confirm': {
    repeat: { unkeyed: 'says the same again' },
    summary: 'Say that the listing still holds',
    ...owned,
    response: answered,
  },
  'DELETE /api/listings/:kind/:id/edit': {
    repeat: { unkeyed: 'what is withdrawn stays withdrawn' },
    summary: 'Withdraw what waits for the desk: the proposal, or the draft',
    ...owned,
    response: answered,
  },
  'POST /api/admin/listings/:kind': {
    repeat: 'keyed',
    summary: 'Make a draft',
    ...forDesk,
    params: params.omit({ id: true }),
    body: z.object({ values }),
    response: answered,
  },
  'POST /api/admin/listings/:kind/:id/publish': {
    repeat: { unkeyed: 'the revision is another by then' },
    summary: 'Publish a draft or a retired listing; it is in the results before the answer',
    ...forDesk,
    params,
    body: z.object({ revision, reasons }),
    response: answered,
  },
  'POST /api/admin/listings/:kind/:id/retire': {
    repeat: { unkeyed: 'the revision is another by then' },
    summary: 'Take a listing out of the results; its open requests are told',
    ...forDesk,
    params,
    body: z.object({ revision }),
    response: answered,
  },
  'POST /api/admin/listings/:kind/:id/duplicate': {
    repeat: 'keyed',
    summary: 'Make a draft of the same fields, under a code of its own',
    ...forDesk,
    params,
    response: answered,
  },
  'GET /api/admin/listing-edits/:id': {
    summary: 'One proposal, before and after, with what stands there now',
    ...forDesk,
    params: z.object({ id: listingId }),
    response: z.object({ data: z.object({ edit: listingEdit, listing }) }),
  },
  'POST /api/admin/listing-edits/:id/approve': {
    repeat: { unkeyed: 'a proposal is decided once' },
    summary: 'Apply a proposal to the listing at the revision that was looked at, or publish the draft',
    ...forDesk,
    params: z.object({ id: listingId }),
    body: z.object({ revision, reasons }),
    response: z.object({ message: z.string() }),
  },
  'POST /api/admin/listing-edits/:id/reject': {
    repeat: { unkeyed: 'a proposal is decided once' },
    summary: 'Turn a proposal down, or send a draft back, with the reason',
    ...forDesk,
    params: z.object({ id: listingId }),
    body: z.object({
      note: text(2000, 'Give the reason').refine((note) => note.trim() !== '', 'Give the reason'),
    }),
    response: z.object({ message: z.string() }),
  },
  'GET /api/admin/listing-names': {
    summary: 'Companies or molecules whose name holds the letters, for a field that names one',
    ...forDesk,
    query: z.object({ of: z.enum(['company', 'molecule']), letters: text(200).default('') }),
    response: z.object({ data: z.array(z.string()) }),
  },
});
