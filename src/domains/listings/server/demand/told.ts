import type { MarketDemandKind } from '#domains/catalogue/contract/demand.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';

/** What a call told of somebody and a listing, until it is written. */
export type Told = {
  personId: number;
  what: MarketDemandKind;
  kind: ListingKind;
  listingId: number;
  markets: readonly string[];
  at: number;
  /** Stands on the person's own home. */
  isKept: boolean;
  /** Is interest from without: what the desk does is none. */
  isCounted: boolean;
};
