import type { RequestState } from '#domains/requests/contract/request-life.ts';

/** Each of the colour of how it stands: from what waits over what moves and what is done to what has ended. */
export const stateColours: Record<RequestState, string> = {
  submitted: 'var(--waiting)',
  'revision-asked': 'color-mix(in srgb, var(--waiting) 55%, var(--surface))',
  'in-review': 'color-mix(in srgb, var(--moving) 45%, var(--surface))',
  'term-sheet-issued': 'var(--moving)',
  signed: 'color-mix(in srgb, var(--done) 45%, var(--surface))',
  'fee-paid': 'color-mix(in srgb, var(--done) 65%, var(--surface))',
  'due-diligence': 'color-mix(in srgb, var(--done) 85%, var(--surface))',
  closed: 'var(--done)',
  declined: 'var(--ended)',
  withdrawn: 'color-mix(in srgb, var(--ended) 65%, var(--surface))',
  expired: 'color-mix(in srgb, var(--ended) 40%, var(--surface))',
};
