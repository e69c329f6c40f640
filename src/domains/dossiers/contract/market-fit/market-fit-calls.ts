import { z } from 'zod';
import { launchBrief } from '#domains/registers/contract/launch-windows.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { fitMarkets } from './fit-markets.ts';
import { fitRuleNames } from './fit-rules.ts';

const outcome = z
  .enum(['fit', 'gap', 'unknown'])
  .describe('`unknown` wherever nobody says, or the authority decides by the case');

const judgedRule = z.object({
  rule: z.enum(fitRuleNames),
  outcome,
  decides: z.boolean().describe('It has a say in the verdict; what labels need has none'),
  says: z.string().describe("The owner's words; '' where the owner says nothing"),
  needs: z.string().describe('What the country asks for'),
  note: z
    .string()
    .describe(
      'Why the outcome is another than the words let expect: evidence that was lost, or an exemption',
    ),
  closes: z.string().nullable().describe('Of a gap: what closes it'),
  from: z.object({ title: z.string(), section: z.string(), publisher: z.string(), address: z.url() }),
});
export type JudgedRule = z.infer<typeof judgedRule>;

const marketFit = z.object({
  market: z.enum(fitMarkets),
  regions: z.array(z.string()).describe('Markets of interest under which it is offered'),
  offered: z
    .boolean()
    .nullable()
    .describe('Whether its owner offers it there; null where the owner names no market'),
  status: z
    .object({
      stage: z
        .string()
        .describe(
          'As the owner tells it: approved, filed, tentative, ready, discontinued, ended, unread; recognition, where other states of the EU have approved it alone',
        ),
      month: z.string().optional().describe('YYYY-MM'),
      states: z.array(z.string()).optional().describe('Of recognition: which have approved it'),
    })
    .nullable()
    .describe('Null where nothing is told of this country'),
  launch: launchBrief
    .nullable()
    .describe(
      'Of the United States and the EU, as it was worked out; null elsewhere, where no register is read',
    ),
  verdict: outcome.describe('A gap wherever a deciding rule has one, unknown wherever one is; else a fit'),
  rules: z.array(judgedRule),
});
export type MarketFit = z.infer<typeof marketFit>;

export const marketFitCalls = defineCalls({
  'GET /api/dossiers/:id/market-fit': {
    summary:
      'Whether a dossier fits each of thirty countries: rights, status, launch and every rule with its source',
    source: '§23.3',
    access: members,
    params: z.object({ id: listingId }),
    response: z.object({
      data: z.object({
        exclusivity: z.string().describe('As the owner offers it'),
        holder: z.string().describe('Of the marketing authorisations'),
        markets: z.array(marketFit),
      }),
    }),
  },
  'GET /api/my-markets': {
    summary: 'The countries that one keeps as one’s own',
    source: '§23.5',
    access: members,
    response: z.object({ markets: z.array(z.enum(fitMarkets)) }),
  },
  'POST /api/my-markets': {
    repeat: { unkeyed: 'the same countries are kept once' },
    summary: 'Keep countries as one’s own, in the place of those before',
    source: '§23.5',
    access: members,
    body: z.object({
      markets: z
        .array(z.enum(fitMarkets, { error: 'Choose among the countries of the list' }))
        .max(fitMarkets.length)
        .transform((markets) => fitMarkets.filter((market) => markets.includes(market))),
    }),
    response: done,
  },
});
