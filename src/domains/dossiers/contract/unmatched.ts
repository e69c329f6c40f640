import { z } from 'zod';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { defineCalls } from '#platform/contract/call.ts';

const presentation = z.object({
  id: z.string(),
  ...{ molecule: z.string(), salt: z.string(), dosageForm: z.string(), strengths: z.string() },
  routes: z.array(z.string()),
  listings: z.int().describe('How many published listings of it have such a window'),
  dossier: z.string().describe('One of them: its matches are the presentation’s'),
  why: z
    .array(
      z.object({
        market: z.enum(windowMarkets),
        words: z.string(),
        hasRows: z
          .boolean()
          .describe(
            'The register has rows of the substance, of which one may be pinned or left out of a label',
          ),
      }),
    )
    .describe('Of each market that the desk is asked of, why'),
});
export type UnmatchedPresentation = z.infer<typeof presentation>;

const cursor = z
  .string()
  .regex(/^[01]-[1-9]\d{0,8}$/, 'Give `next` of the page before')
  .transform((text) => ({ place: Number(text[0]), id: Number(text.slice(2)) }));
export type UnmatchedCursor = z.output<typeof cursor>;

export const unmatchedCalls = defineCalls({
  'GET /api/admin/unmatched-presentations': {
    summary:
      'Presentations of published listings whose window a register does not tell, or hangs on an orphan exclusivity during which generics were approved, each with why; first those of which the desk may say something',
    source: '§20.11',
    access: ['admin'],
    query: z.object({
      market: z.enum(windowMarkets).optional().describe('Of this market alone'),
      after: cursor.optional().describe('`next` of the page before'),
    }),
    response: z.object({
      data: z.array(presentation),
      next: z.string().nullable().describe('`after` of the next page; null on the last one'),
    }),
  },
});
