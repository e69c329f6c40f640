import { z } from 'zod';
import { launchWindow } from '#domains/registers/contract/launch-windows.ts';
import { launchMonths, windowMarkets } from '#domains/registers/contract/window-markets.ts';

const day = z.iso.date({ error: 'Give the day as YYYY-MM-DD' }).optional();

/** When a dossier may be launched, as a search asks for it (§20.9): both days belong to it. */
export const launchSearch = z
  .strictObject({
    market: z.enum(windowMarkets, { error: `Give a market: ${windowMarkets.join(' or ')}` }),
    from: day,
    to: day,
  })
  .refine(({ from = '', to = '9999-12-31' }) => from <= to, {
    error: 'The end of a range cannot come before its start',
    path: ['to'],
  })
  .optional()
  .describe(
    'Dossiers whose first lawful day in the market lies there; one that has come counts as today, and one that nobody knows never matches',
  );

/** What a card says of a market's window. */
export const launchBrief = launchWindow.pick({
  ...{ market: true, earliest: true, hardUntil: true, softUntil: true, asOf: true, state: true },
  bySettlement: true,
});

const upTo = z.array(z.int()).length(launchMonths.length);
export const launchCounts = z
  .object({ US: upTo, EU: upTo, noDay: z.object({ US: z.int(), EU: z.int() }) })
  .describe(
    `Of each market, how many of what the search finds whatever it asks of launches may be launched now, and within ${launchMonths.slice(1).join(', ')} months; and of how many nobody knows a day`,
  );
export type LaunchCounts = z.infer<typeof launchCounts>;
