import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';

const finderStatus = z.object({
  generation: z
    .int()
    .describe(
      'How often it was built from all listings: once at start, then when its database was another one',
    ),
  size: z.int().describe('Listings in it'),
  lag: z
    .int()
    .describe('Milliseconds since the last look for changes that succeeded: nothing older is missing'),
  horizon: z.int().describe('The transaction from which the next look asks'),
  lastRebuild: z.object({
    at: z.iso.datetime(),
    took: z.int().describe('Milliseconds'),
  }),
});
export type FinderStatus = z.infer<typeof finderStatus>;

/** Whether this instance's finders are fresh. */
export const finderStatusCalls = defineCalls({
  'GET /api/search/status': {
    summary: 'How fresh the finders of the instance that answers are',
    source: '§13.13',
    access: ['admin'],
    response: z.object({ data: z.object({ dossiers: finderStatus, suppliers: finderStatus }) }),
  },
});
