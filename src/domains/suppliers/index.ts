/** What other domains may import of suppliers, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/index-feed.ts',
  'server/phrases.ts',
  'server/queries.ts',
  'server/rules.ts',
  'server/tables.ts',
  'web/display.ts',
  'web/stars.tsx',
  'web/supplier-shape.ts',
] as const;
