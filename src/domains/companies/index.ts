/** What other domains may import of companies, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/own-companies.ts',
  'server/people/membership.ts',
  'server/rules.ts',
  'server/tables.ts',
] as const;
