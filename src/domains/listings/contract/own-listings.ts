import { z } from 'zod';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { done, listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { reasons } from './findings.ts';
import { answered, params, revision, values } from './listings.ts';
import { mostDrafts, mostTicked } from './own-limits.ts';

const several = z.object({
  listings: z
    .array(z.object({ kind: z.enum(listingKinds), id: listingId }))
    .min(1)
    .max(mostTicked),
});

const own = { source: '§12.13', access: members, whose: 'company' } as const;

/** What owners do with their listings beside editing them: draft, duplicate, send for review, confirm many. */
export const ownListingCalls = defineCalls({
  'GET /api/listings/companies': {
    summary: 'The companies for which one may list',
    ...own,
    response: z.object({
      data: z.array(z.object({ id: z.string(), name: z.string() })),
      mayNot: z
        .string()
        .nullable()
        .describe('Why who belongs to companies may list for none of them (§26.1)'),
    }),
  },
  'POST /api/listings/:kind': {
    repeat: 'keyed',
    summary: `Draft a listing of one's own company, which has ${mostDrafts} drafts at most`,
    ...own,
    params: params.omit({ id: true }),
    body: z.object({
      values,
      company: listingId
        .nullable()
        .default(null)
        .describe('For whoever belongs to several: which of their own; otherwise the first'),
    }),
    response: answered,
  },
  'POST /api/listings/:kind/:id/duplicate': {
    repeat: 'keyed',
    summary: 'Make a draft of the same fields, under a code of its own',
    ...own,
    params,
    response: answered,
  },
  'POST /api/listings/:kind/:id/review': {
    repeat: { unkeyed: 'what waits already goes on waiting' },
    summary: `Send a draft to the desk to be reviewed and published, which counts among the ${dailyCaps.messages} messages of 24 hours`,
    ...own,
    params,
    body: z.object({ revision, reasons }),
    response: answered,
  },
  'POST /api/listings/confirmations': {
    repeat: { unkeyed: 'says the same again' },
    summary: `Say of up to ${mostTicked} published listings of one's own that they still hold; all of them, or none`,
    ...own,
    body: several,
    response: done,
  },
  'POST /api/listings/retirements': {
    repeat: { unkeyed: 'what is retired stays retired' },
    summary: `Take up to ${mostTicked} published listings of one's own out of the results; all of them, or none`,
    ...own,
    body: several,
    response: done,
  },
  'POST /api/listings/restorations': {
    repeat: { unkeyed: 'what is published stays published' },
    summary: `Publish again up to ${mostTicked} listings that one's company retired; all of them, or none`,
    ...own,
    body: several,
    response: done,
  },
});
