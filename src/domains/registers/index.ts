/** What other domains may import of registers, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/lookup/row-lookup.ts',
  'server/row-index/rules.ts',
  'server/windows/rules.ts',
  'web/launch-line.tsx',
  'web/launch-windows.tsx',
  'web/use-launch-windows.ts',
  'web/words.ts',
] as const;
