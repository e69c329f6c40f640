/** What somebody does with a listing that its owner wants to hear of (§12.11), in the order in which it comes about. */
export const demandKinds = ['opened', 'shortlisted', 'compared', 'asked'] as const;
export type DemandKind = (typeof demandKinds)[number];

/** The same, and that a search by words found it: what is kept for the figures of a market (§22.3). */
export const marketDemandKinds = ['searched', 'opened', 'shortlisted', 'compared', 'asked'] as const;
export type MarketDemandKind = (typeof marketDemandKinds)[number];

/** What each number of them is called. */
export const demandWords: Record<DemandKind, string> = {
  opened: 'Opened',
  shortlisted: 'Shortlisted',
  compared: 'Compared',
  asked: 'Asked',
};

/** The days, today included, of which an owner reads the numbers of each listing. */
export const demandDays = 30;

/** The listings opened last that are kept for their own home, of each person. */
export const mostOpenedKept = 50;
