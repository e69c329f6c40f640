import type { ListingState } from '#domains/catalogue/contract/listing-kinds.ts';

export const stateWords: Record<ListingState, string> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
};
