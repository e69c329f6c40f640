import type { WindowMarket } from './window-markets.ts';

/** Months that an authority usually takes from submission to approval; of a biologic in the United States, others. */
export type ReviewMonths = Readonly<Record<WindowMarket | 'biologic', number>>;

/**
 * Of a new installation: once the desk has set any (§15.17), changing these changes nothing. They are the FDA's goal for a generic, the EU's 210 days with its stops of the clock, and the FDA's
 * goal for a biologic, ten months from the day on which it files what was submitted sixty days before.
 */
export const firstReviewMonths: ReviewMonths = { US: 10, EU: 14, biologic: 12 };
