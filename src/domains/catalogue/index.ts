/** What other domains may import of catalogue, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/listing-demand.ts',
  'server/listing-figures.ts',
  'server/listing-table.ts',
  'server/walk-listings.ts',
  'web/age-line.tsx',
  'web/asked-mark/asked-mark.tsx',
  'web/asked-mark/asked.ts',
  'web/compare-choice/choice.ts',
  'web/compare-choice/compare-bar.tsx',
  'web/compare-choice/compare-box.tsx',
  'web/confirmed-words.ts',
  'web/own/ask-link.tsx',
  'web/own/own.ts',
  'web/shortlist-mark/marks.ts',
  'web/shortlist-mark/shortlist-button.tsx',
] as const;
