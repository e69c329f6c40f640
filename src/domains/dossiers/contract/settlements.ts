import { z } from 'zod';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { day, listingHorizonYears } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { isPublicAddress, settlementFaults, settlementLengths } from './settlement-states.ts';

/** A settlement over patents as its parties made it public. Without a source it is hearsay, and is not taken. */
export const settlementFields = z.object({
  market: z.enum(windowMarkets, { error: settlementFaults.market }),
  day: day(settlementFaults.day, listingHorizonYears),
  parties: text(settlementLengths.parties, settlementFaults.parties)
    .trim()
    .refine((value) => !isBlank(value), settlementFaults.parties),
  source: text(settlementLengths.source, settlementFaults.source)
    .trim()
    .refine(isPublicAddress, settlementFaults.source),
});
export type SettlementFields = z.infer<typeof settlementFields>;
