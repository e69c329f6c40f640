import { z } from 'zod';

/** A listing that its owner has not confirmed for longer is marked (§12.6), and asked about. */
export const staleAfterDays = 180;

/** How sure it is that a listing still holds. */
export const listingAge = z.object({
  listedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable().describe('When its owner last said that it holds'),
  stale: z.boolean().describe(`Nobody has for ${staleAfterDays} days`),
});
export type ListingAge = z.infer<typeof listingAge>;

/** The owner of a listing that stays unconfirmed is asked again after so many days. */
export const askAgainAfterDays = 30;

/** Whether it is so long ago that somebody said that a listing holds: its owner, or who published it. */
export function isStale(confirmedAt: Date | null, listedAt: Date, now: Date): boolean {
  return now.getTime() - (confirmedAt ?? listedAt).getTime() > staleAfterDays * 24 * 3600 * 1000;
}
