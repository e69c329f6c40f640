import type { RequestState } from '#domains/requests/contract/request-life.ts';

/** Each of the colour of what it means (§10.16), in shades of it. */
export const stateColours: Record<RequestState, string> = {
  submitted: 'var(--waiting)',
  'term-sheet-issued': 'color-mix(in srgb, var(--waiting) 65%, var(--surface))',
  signed: 'color-mix(in srgb, var(--waiting) 40%, var(--surface))',
  'in-review': 'var(--moving)',
  'revision-asked': 'color-mix(in srgb, var(--moving) 75%, var(--surface))',
  'fee-paid': 'color-mix(in srgb, var(--moving) 55%, var(--surface))',
  'due-diligence': 'color-mix(in srgb, var(--moving) 40%, var(--surface))',
  closed: 'var(--done)',
  declined: 'var(--ended)',
  withdrawn: 'color-mix(in srgb, var(--ended) 65%, var(--surface))',
  expired: 'color-mix(in srgb, var(--ended) 40%, var(--surface))',
};
