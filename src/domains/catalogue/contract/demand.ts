/** What somebody does with a listing that its owner wants to hear of (§12.11), in the order in which it comes about. */
export const demandKinds = ['opened', 'shortlisted', 'compared', 'asked'] as const;
export type DemandKind = (typeof demandKinds)[number];

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
