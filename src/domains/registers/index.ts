/** What other domains may import of registers, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'web/launch-line.tsx',
  'web/launch-windows.tsx',
  'web/use-launch-windows.ts',
  'web/words.ts',
] as const;
