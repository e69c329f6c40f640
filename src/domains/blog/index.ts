/** What other domains may import of blog, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/queries.ts',
  'server/rules.ts',
  'server/tables.ts',
  'web/editor/post-editor.tsx',
] as const;
