import { z } from 'zod';
import { launchWindow } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';

const stand = launchWindow.pick({
  ...{ state: true, earliest: true, hardUntil: true, softUntil: true, asOf: true },
  bySettlement: true,
});

/** So long what an edition changed is told where news stand. */
export const movedForDays = 30;

/** A launch window that another edition of a register changed (§20.10). */
export const movedWindow = z.object({
  market: z.enum(windowMarkets),
  at: z.iso.datetime().describe('When that was'),
  before: stand,
  now: stand,
});
export type MovedWindow = z.infer<typeof movedWindow>;
