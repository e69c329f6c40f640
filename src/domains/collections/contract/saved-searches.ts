import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';

/** What a search may be kept of: either finder, and the opportunities (§22.6). */
export const savedKinds = [...listingKinds, 'opportunity'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** How often a member hears of what is new in a saved search (§14.3). */
export const alertRhythms = ['none', 'instant', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const mostSavedSearches = 50;
/** How many searches of colleagues are shown. */
export const mostSharedSearches = 200;
export const searchNameMaxLength = 120;
