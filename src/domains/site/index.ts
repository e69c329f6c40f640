/** What other domains may import of site, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/contacts/tables.ts',
  'server/problems/tables.ts',
  'server/services/tables.ts',
] as const;
