/** What the marketplace lists: dossiers, and plants of suppliers. */
export const listingKinds = ['dossier', 'supplier'] as const;
export type ListingKind = (typeof listingKinds)[number];

export const listingStates = ['draft', 'published', 'retired'] as const;
export type ListingState = (typeof listingStates)[number];

/** What a state means, wherever it stands (§10.16). */
export const listingMeanings = {
  draft: 'moving',
  published: 'done',
  retired: 'ended',
} as const satisfies Record<ListingState, string>;
