/** What other domains may import of dossiers, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/active-deals.ts',
  'server/molecules/known-molecules.ts',
  'server/queries.ts',
  'server/search/index-feed.ts',
  'server/search/phrases.ts',
  'server/search/to-search.ts',
  'server/tables.ts',
  'server/wire.ts',
  'web/about-molecule.tsx',
  'web/curated-badge.tsx',
  'web/data-sheet.tsx',
  'web/display.ts',
  'web/dossier-rows.ts',
  'web/dossier-shape.ts',
  'web/molecule-drawing.tsx',
  'web/supplier-details.tsx',
] as const;
