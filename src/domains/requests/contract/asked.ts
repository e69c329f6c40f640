import { z } from 'zod';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingIdList } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { requestStates } from './request-life.ts';
import { standings } from './state-words.ts';

/** As many as a page of a finder may hold, twice over. */
const mostAsked = 100;

/** Marks on listings: which of them one has asked for. */
export const askedCalls = defineCalls({
  'GET /api/asked': {
    summary: 'Which of some listings one has asked for: of each the latest request',
    source: '§2.30',
    access: members,
    whose: 'own',
    query: z.object({
      kind: z.enum(listingKinds),
      ids: listingIdList(mostAsked, 'Name a listing', `At most ${mostAsked} at a time`).describe(
        `_id of 1 to ${mostAsked} listings, separated by commas`,
      ),
    }),
    response: z.object({
      data: z.array(
        z.object({
          listing: z.string().describe('_id of the listing'),
          reference: z.string(),
          state: z.enum(requestStates),
          says: z.string().describe("What the state is called: 'Submitted'"),
          means: z.enum(standings).describe('How it looks wherever it stands (§10.16)'),
          submittedAt: z.iso.datetime(),
        }),
      ),
    }),
  },
});
