/** What other domains may import of collections, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/saved-searches/news.ts',
  'server/saved-searches/rules.ts',
  'server/saved-searches/tables.ts',
  'server/shared-by-people.ts',
  'server/shortlist/lists.ts',
  'server/shortlist/tables.ts',
  'server/window-news/queries.ts',
  'server/window-news/tables.ts',
] as const;
