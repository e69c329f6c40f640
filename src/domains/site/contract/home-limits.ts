/** How many of each stand on the home; where there is more, one more is answered. No schema: the page reads it too. */
export const homeLimits = { waiting: 6, searches: 5, moved: 5, opened: 6, listings: 3 } as const;
