import { z } from 'zod';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { isPublicAddress } from '#platform/contract/addresses/public-address.ts';
import { day, listingHorizonYears } from '#platform/contract/days.ts';
import { nameText, text } from '#platform/contract/fields.ts';
import { settlementFaults, settlementLengths } from './settlement-states.ts';

/** A settlement over patents as its parties made it public. Without a source it is hearsay, and is not taken. */
export const settlementFields = z.object({
  market: z.enum(windowMarkets, { error: settlementFaults.market }),
  day: day(settlementFaults.day, listingHorizonYears),
  // It stands in sentences, and in lines of its own beside what registers say.
  parties: nameText(settlementLengths.parties, settlementFaults.parties),
  source: text(settlementLengths.source, settlementFaults.source)
    .trim()
    .refine(isPublicAddress, settlementFaults.source),
});
export type SettlementFields = z.infer<typeof settlementFields>;
