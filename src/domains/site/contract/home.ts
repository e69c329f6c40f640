import { z } from 'zod';
import { demandKinds } from '#domains/catalogue/contract/demand.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { savedKinds } from '#domains/collections/contract/saved-searches.ts';
import { movedWindow } from '#domains/dossiers/contract/moved-windows.ts';
import { requestSummary } from '#domains/requests/contract/request-view.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';

const listing = { kind: z.enum(listingKinds), id: z.string(), code: z.string(), title: z.string() };

const people = z.int().min(0).nullable();
const demand = z
  .object(
    Object.fromEntries(demandKinds.map((kind) => [kind, people])) as Record<
      (typeof demandKinds)[number],
      typeof people
    >,
  )
  .describe(
    `Different people, each counted once a day, for each listing; null where they are of fewer than ${fewestCompanies} companies`,
  );

const home = z.object({
  waiting: z
    .array(requestSummary)
    .describe(
      "Requests in which a side of the viewer's has to move, due first; one more than are shown where there are more",
    ),
  searches: z
    .array(
      z.object({
        ...{ id: z.string(), kind: z.enum(savedKinds), name: z.string(), address: z.string() },
        fresh: z
          .int()
          .nullable()
          .describe(
            'How many of what it finds are new since the last visit; 100 for more than 99, null where that is not known now',
          ),
      }),
    )
    .describe('The latest first; one more than are shown where there are more'),
  moved: z
    .array(movedWindow.extend({ id: z.string(), code: z.string(), title: z.string() }))
    .describe(
      'Launch windows that another edition moved, of dossiers that the viewer has aside, the latest first',
    ),
  opened: z
    .array(z.object({ ...listing, openedAt: z.iso.datetime() }))
    .describe('Listings that the viewer opened last, the latest first'),
  demand: z
    .object({
      listings: z.int().describe("Published listings of the viewer's companies"),
      now: demand.describe('The last seven days, today included, in UTC'),
      before: demand.describe('The seven days before'),
      top: z
        .array(z.object({ ...listing, ...demand.shape }))
        .describe('Those that brought most in the last seven days'),
    })
    .nullable()
    .describe(
      'What the listings of the viewer’s companies brought: numbers, never who; null for who has none',
    ),
  steps: z
    .object({ shortlisted: z.boolean(), savedSearch: z.boolean(), asked: z.boolean() })
    .nullable()
    .describe('What a newcomer has done; null once all is done, for the desk, and for whoever has listings'),
});
export type Home = z.infer<typeof home>;

export const homeCalls = defineCalls({
  'GET /api/home': {
    summary: 'What waits for one, what is new, and what one looked at last',
    source: '§14.10',
    access: members,
    whose: 'own',
    searches: true,
    response: z.object({ data: home }),
  },
});
