// No schema: pages read it too.

/** What people do with the dossiers of a presentation, as companies that did so are told. */
export const wantedKinds = ['searched', 'opened', 'shortlisted', 'asked'] as const;
export type WantedKind = (typeof wantedKinds)[number];

/** What each number of them is called. */
export const wantedWords: Readonly<Record<WantedKind, string>> = {
  searched: 'Searched',
  opened: 'Opened',
  shortlisted: 'Shortlisted',
  asked: 'Asked',
};

/** Terms whose median is told. */
export const medianTerms = ['fee', 'royalty', 'profitShare', 'offerDays'] as const;
export type MedianTerm = (typeof medianTerms)[number];
