/** What other domains may import of evidence, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/jobs.ts',
  'server/moves.ts',
  'server/printed-claims.ts',
  'server/proofs.ts',
  'server/queries.ts',
  'server/tables.ts',
  'server/wire.ts',
  'web/evidence-badge.tsx',
  'web/evidence-list.tsx',
  'web/evidence-section.tsx',
] as const;
