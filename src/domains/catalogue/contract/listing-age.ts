import { z } from 'zod';

/** How sure it is that a listing still holds. */
export const listingAge = z.object({
  listedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable().describe('When its owner last said that it holds'),
  stale: z.boolean().describe('Nobody has for 180 days'),
});
export type ListingAge = z.infer<typeof listingAge>;
