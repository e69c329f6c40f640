import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';

/** More are not counted: nobody works off a hundred by their number. */
export const mostWaitingCounted = 99;

/** How much waits for the viewer, for the frame of every page (§2.29). */
export const waitingCalls = defineCalls({
  'GET /api/requests/waiting': {
    summary: 'How many requests wait for the viewer',
    source: '§2.29',
    access: 'signed-in',
    whose: 'participants',
    response: z.object({
      data: z.object({
        count: z.int().describe(`${mostWaitingCounted} at most`),
        more: z.boolean().describe('There are more than `count`'),
      }),
    }),
  },
});
