import type { RequestState } from '#domains/requests/contract/request-life.ts';

/** From what waits over what goes on to what has ended. */
export const stateColours: Record<RequestState, string> = {
  submitted: 'var(--curated)',
  'in-review': 'color-mix(in srgb, var(--action) 45%, var(--surface))',
  'term-sheet-issued': 'color-mix(in srgb, var(--action) 65%, var(--surface))',
  'revision-asked': 'color-mix(in srgb, var(--curated) 55%, var(--surface))',
  signed: 'color-mix(in srgb, var(--action) 85%, var(--surface))',
  'fee-paid': 'var(--action)',
  'due-diligence': 'color-mix(in srgb, var(--action) 75%, var(--ink))',
  closed: 'var(--success)',
  declined: 'var(--danger)',
  withdrawn: 'var(--line-strong)',
  expired: 'color-mix(in srgb, var(--line-strong) 60%, var(--surface))',
};
