/** How often a member hears of what is new in a saved search (§14.3). */
export const alertRhythms = ['none', 'instant', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const mostSavedSearches = 50;
export const searchNameMaxLength = 120;
