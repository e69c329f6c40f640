import { z } from 'zod';
import { termSheetSupplyRequired } from '#domains/dossiers/contract/dossier-lists.ts';
import { jsonText, prose } from '#domains/requests/contract/request-actions.ts';
import { requestSummary } from '#domains/requests/contract/request-view.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { nameText, text } from '#platform/contract/fields.ts';
import { requestBoxes, supplierTermSheetBoxes } from '#platform/contract/files.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { mostAsked, mostLines, titleMaxLength, wordsMaxLength } from './brief-limits.ts';
import { briefLine, keptLine } from './brief-lines.ts';

const moment = z.iso.datetime();
const reference = z.string().max(32).describe('DB-2026-000123');

/** A dossier or a plant that is asked, and for which lines: their places in the brief, from 0. */
const asked = z.object({
  kind: z.enum(['dossier', 'supplier'], { error: 'Ask for a dossier or a plant' }),
  id: z.string().max(64).describe('_id of the listing'),
  lines: z
    .array(
      z
        .int()
        .min(0)
        .max(mostLines - 1),
    )
    .min(1, 'Choose at least one line')
    .max(mostLines),
});
export type Asked = z.infer<typeof asked>;

const currentYear = () => new Date().getUTCFullYear();

const briefFields = z.object({
  title: nameText(titleMaxLength, 'Give the brief a name'),
  firstYear: z.coerce
    .number({ error: 'Give the year' })
    .int('Give the year')
    .refine((year) => year >= currentYear() && year <= currentYear() + 15, {
      error: () => `Give a year from ${currentYear()} to ${currentYear() + 15}`,
    })
    .describe('Of the first volume'),
  currency: z.enum(currencies, { error: 'Choose the currency' }).describe('Of the target prices'),
  supplyRequired: z
    .union([z.literal(''), z.enum(termSheetSupplyRequired)], {
      error: `Choose ${termSheetSupplyRequired.join(' or ')}, or neither`,
    })
    .default('')
    .describe('Asked of dossiers'),
  lines: jsonText(z.array(briefLine).max(mostLines, `A brief has ${mostLines} lines at most`))
    .refine((lines) => lines !== undefined && lines.length > 0, 'Say what you need')
    .describe('JSON text of the lines'),
  asked: jsonText(z.array(asked).max(mostAsked, `A brief goes to ${mostAsked} at most`))
    .refine((list) => list !== undefined && list.length > 0, 'Choose whom to ask')
    .describe(
      'JSON text of the dossiers and plants, each once, with the places of the lines that each is asked for',
    ),
  repeat: z
    .enum(['true', 'false'])
    .default('false')
    .describe("'true' once the member has read which of them they asked before"),
});

const summary = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: moment,
  by: z.string().nullable().describe('The colleague who wrote it; null for oneself'),
  requests: z.int(),
  yourTurn: z.int().describe('Of its requests, those in which the buyer has to move'),
  offers: z
    .int()
    .describe(
      'Of its requests, those of which a term sheet was issued and that have not ended without a deal',
    ),
  ended: z.int().describe('Of its requests, those that are declined, withdrawn or expired'),
  awarded: z.string().nullable().describe('Reference of the awarded request'),
});
export type BriefSummary = z.infer<typeof summary>;

/** What the latest version of a term sheet says first. */
const offer = z.object({
  version: z.int(),
  issuedAt: moment,
  ...{ currency: z.string(), supplyPrice: z.string(), priceUnit: z.string(), oneTimeFee: z.string() },
  ...{ royalty: z.string(), profitShare: z.string(), validUntil: z.iso.date() },
  linePrice: z
    .object({ low: z.string(), high: z.string(), of: z.string().describe("'pack of 30, 5 mg'") })
    .nullable()
    .describe('By strength and pack, of the lines that it was asked for; null where it prices none'),
});
export type LatestOffer = z.infer<typeof offer>;

const cost = z.object({
  perPack: z
    .object({ low: z.string(), high: z.string(), currency: z.string(), packUnits: z.int() })
    .nullable()
    .describe('For the pack of the first line, not discounted; null where it cannot be reckoned'),
  says: z.array(z.string()).describe('What is missing and is a range, or why it cannot be reckoned'),
});

const onBoard = requestSummary.extend({
  revision: z.int().describe('Send it with the award'),
  lines: z.array(z.int()).describe('Places of the lines that it was asked for, from 0'),
  owner: z.string().nullable().describe("The owner's company; null until the buyer may know it (§10.3)"),
  offer: offer.nullable().describe('Null before the first term sheet'),
  cost: cost.nullable().describe('At the volumes that it was asked for; null before the first term sheet'),
  canBeAwarded: z.boolean().describe('Its term sheet can be signed, or is'),
  onAward: z
    .enum(['decline', 'withdraw'])
    .nullable()
    .describe('What an award of another does to it; null where it has ended'),
});
export type OnBoard = z.infer<typeof onBoard>;

const brief = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: moment,
  by: z.string().nullable().describe('The colleague who wrote it; null for oneself'),
  sharedWith: z.string().nullable().describe('The company whose people share it'),
  ...{ firstYear: z.int(), currency: z.string(), lines: z.array(keptLine) },
  revision: z.int().describe('Send it with the award'),
  awarded: z.string().nullable().describe('Reference of the awarded request'),
  refusal: z
    .string()
    .nullable()
    .describe("Why the viewer's role in the company awards nothing, and who may (§26.1)"),
  mayNotWrite: z.string().nullable().describe('The same of a message to those who are asked'),
  requests: z.array(onBoard).describe('In the order in which they were chosen'),
  leftOut: z.array(z.string()).describe('What no offer states, and counts in no cost a pack'),
});
export type Brief = z.infer<typeof brief>;

const own = { access: members, whose: 'own' } as const;
const params = z.object({ brief: rowId.describe('Number of the brief') });
const board = z.object({ data: brief.describe('The brief as it stands now') });
const revision = z.int({ error: 'Give the revision that was read' });

/** As many as a list of requests has on two pages. */
const mostMarked = 100;

const references = z
  .string()
  .max(40 * mostMarked)
  .transform((list) => [...new Set(list.split(',').filter((one) => one !== ''))])
  .pipe(z.array(reference).min(1, 'Name a request').max(mostMarked, `At most ${mostMarked} at a time`));

/** One brief to many owners: each of them reads a request of their own, and nothing of the others (§25.6). */
export const briefCalls = defineCalls({
  'POST /api/briefs': {
    repeat: { keyed: { besides: ['repeat'] } },
    summary: `Send one brief to up to ${mostAsked} dossiers and plants: a request each, all of them or none; one may send ${dailyCaps.requests} requests in 24 hours`,
    source: '§25.2',
    ...own,
    form: { fields: briefFields, boxes: supplierTermSheetBoxes },
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
  'GET /api/briefs': {
    summary: "One's own briefs and those of one's colleagues, the latest first",
    source: '§25.3',
    ...own,
    query: z.object({
      before: rowId.optional().describe('The last of the page before: answers what follows it'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ data: z.array(summary), more: z.boolean() }),
  },
  'GET /api/brief-requests': {
    summary: 'Which of some requests were made by a brief that one sees; to others than their buyer none is',
    source: '§25.3',
    ...own,
    query: z.object({
      references: references.describe(`References of 1 to ${mostMarked} requests, separated by commas`),
    }),
    response: z.object({
      data: z.array(z.object({ reference, brief: z.object({ id: z.string(), title: z.string() }) })),
    }),
  },
  'GET /api/briefs/:brief': {
    summary: 'A brief with how each of its requests stands',
    source: '§25.3',
    ...own,
    searches: true,
    params,
    response: board,
  },
  'POST /api/briefs/:brief/messages': {
    repeat: 'keyed',
    summary: `Write the same in several of its threads, a message of its own in each; one may send ${dailyCaps.messages} messages and moves in 24 hours`,
    source: '§25.4',
    ...own,
    params,
    form: {
      fields: z.object({
        text: prose(10_000),
        to: z
          .string({ error: 'Choose whom to write to' })
          .max(40 * mostAsked)
          .transform((list) => [...new Set(list.split(',').filter((one) => one !== ''))])
          .pipe(
            z
              .array(reference)
              .min(1, 'Choose whom to write to')
              .max(mostAsked, `Write to ${mostAsked} at most`),
          )
          .describe('References of its requests, separated by commas'),
      }),
      boxes: requestBoxes,
    },
    response: board,
  },
  'POST /api/briefs/:brief/award': {
    repeat: { keyed: { besides: ['revision', 'requests'] } },
    summary:
      "Award one of its requests and end the others; 409 'conflict' says what has moved meanwhile, and nothing is done",
    source: '§25.5',
    ...own,
    params,
    body: z.object({
      awarded: reference.describe('The request to go on with'),
      kept: z.array(reference).max(mostAsked).default([]).describe('Requests that are left as they are'),
      words: text(wordsMaxLength)
        .refine((words) => words.trim() !== '', 'Write a few words: the owners read them')
        .describe('To everybody whose request ends'),
      revision: revision.describe('Of the brief as it was read'),
      requests: z
        .array(z.object({ reference, revision }))
        .max(mostAsked)
        .describe('Every request of the brief as it was read'),
    }),
    response: board,
  },
});
