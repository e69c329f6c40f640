/* The pens that the house draws with, in the theme's colours. */

export const shade = { fill: 'var(--sunken)' };
export const back = { fill: 'var(--action-soft-hover)' };
export const sheet = { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 1.5 };
export const front = { fill: 'var(--action-soft)', stroke: 'var(--action-line)', strokeWidth: 1.5 };
export const lines = { stroke: 'var(--action-line)', strokeWidth: 4 };
export const ink = { stroke: 'var(--ink)', strokeWidth: 3 };
/** What is not there yet. */
export const missing = { stroke: 'var(--line-strong)', strokeWidth: 2, strokeDasharray: '5 6' };
