/** What somebody does with a listing that its owner wants to hear of (§12.11), in the order in which it comes about. */
export const demandKinds = ['opened', 'shortlisted', 'compared', 'asked'] as const;
export type DemandKind = (typeof demandKinds)[number];

/** The listings opened last that are kept for their own home, of each person. */
export const mostOpenedKept = 50;
