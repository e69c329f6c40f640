import type { Viewer } from '#platform/server/http/viewer.ts';
import type { MarketDemandKind } from '../contract/demand.ts';
import type { ListingKind } from '../contract/listing-kinds.ts';

/** What the calls about listings tell of who asked for them (§12.11); no answer waits for it, and none fails by it. */
export type ListingDemand = {
  note(
    viewer: Viewer,
    what: MarketDemandKind,
    kind: ListingKind,
    listingIds: readonly number[],
    /** For which markets, where that was said. */
    markets?: readonly string[],
  ): void;
};
