import type { ListingState } from '#contract/listing-kinds.ts';

export const stateWords: Record<ListingState, string> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
};
