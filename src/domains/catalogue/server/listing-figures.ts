import type { ListingKind } from '../contract/listing-kinds.ts';

/** What the finders and the pages of listings tell of their use; none of it waits or fails. */
export type ListingFigures = {
  viewed(dossierId: number): void;
  /** A search without result: its words, and what was ticked. */
  foundNothing(kind: ListingKind, words: string, ticked: Record<string, unknown>): void;
};
