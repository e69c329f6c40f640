import { dayOf } from '#ui/dates.ts';
import type { ListingAge } from '../contract/listing-age.ts';

/** When a listing's owner last said that it holds, or since when nobody has. */
export function confirmedWords({ confirmedAt, listedAt, stale }: ListingAge): string {
  if (stale) return `Not confirmed by its owner since ${dayOf(confirmedAt ?? listedAt)}`;
  if (confirmedAt === null) return `Listed on ${dayOf(listedAt)}`;
  return `Last confirmed by its owner on ${dayOf(confirmedAt)}`;
}
