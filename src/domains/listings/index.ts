/** What other domains may import of listings, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/demand/queries.ts',
  'server/demand/tables.ts',
  'server/findings/queries.ts',
  'server/findings/tables.ts',
  'server/own-sheets/kept/tables.ts',
  'server/tables.ts',
  'web/editor/edit-view.tsx',
  'web/editor/listing-editor.tsx',
  'web/evidence/claims.tsx',
  'web/imports/import-form.tsx',
  'web/imports/import-list.tsx',
  'web/imports/import-view.tsx',
  'web/imports/sheet-downloads.tsx',
  'web/kind-words.ts',
  'web/new-listing.tsx',
  'web/settlements/settlements.tsx',
] as const;
