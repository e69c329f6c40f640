/** What other domains may import of offers, besides its contract; `npm run arrows` holds them to it. */
export const open = ['server/cost-at-volumes.ts', 'server/scenarios.ts', 'server/tables.ts'] as const;
