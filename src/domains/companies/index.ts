/** What other domains may import of companies, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/absences/queries.ts',
  'server/absences/tables.ts',
  'server/domains/tables.ts',
  'server/invitations/queries.ts',
  'server/invitations/tables.ts',
  'server/own-companies.ts',
  'server/people/handing-over.ts',
  'server/people/membership.ts',
  'server/people/viewers.ts',
  'server/rules.ts',
  'server/tables.ts',
] as const;
