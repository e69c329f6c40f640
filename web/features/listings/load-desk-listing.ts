import type { ListingKind } from '#contract/listing-kinds.ts';
import type { Listing } from '#contract/listings.ts';
import { call } from '#web/call.ts';
import { type WhatWasFound, whatWasFound } from '#web/found.ts';

/** A listing for the back office. */
export function loadDeskListing(
  kind: ListingKind,
  id: string,
  signal: AbortSignal,
): Promise<WhatWasFound<{ data: Listing }>> {
  return whatWasFound(call('GET /api/listings/:kind/:id', { params: { kind, id }, signal }));
}
