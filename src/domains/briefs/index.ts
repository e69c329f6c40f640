/** What other domains may import of briefs, besides its contract; `npm run arrows` holds them to it. */
export const open = ['server/tables.ts'] as const;
