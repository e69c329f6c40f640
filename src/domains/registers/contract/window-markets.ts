// No schema: pages read it too.

/** The markets of which registers tell, as the finder's own names have them (§20.3). */
export const windowMarkets = ['US', 'EU'] as const;
export type WindowMarket = (typeof windowMarkets)[number];

/** Months from today up to which a finder offers launches, and counts them: 0 is now. */
export const launchMonths = [0, 12, 24, 36] as const;
