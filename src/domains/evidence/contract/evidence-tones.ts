import type { ShownClaim } from './evidence-claims.ts';
import type { EvidenceState } from './evidence-state.ts';

// No schema: pages read it too.

/** How a claim strikes the eye; the word says the same. */
export const evidenceTones = {
  proven: 'good',
  stated: 'plain',
  aged: 'grey',
  scope: 'warn',
  disagrees: 'warn',
  expired: 'warn',
  inactive: 'bad',
  suspended: 'bad',
  withdrawn: 'bad',
  'official-action': 'bad',
  refused: 'warn',
} as const satisfies Record<EvidenceState, string>;
export type EvidenceTone = (typeof evidenceTones)[EvidenceState];

export const stateWords: Record<Exclude<EvidenceState, 'stated'>, string> = {
  proven: 'Proven',
  aged: 'Aged',
  scope: 'Scope differs',
  disagrees: 'Disagrees',
  expired: 'Expired',
  inactive: 'Inactive',
  suspended: 'Suspended',
  withdrawn: 'Withdrawn',
  'official-action': 'Official action',
  refused: 'Refused',
};

/** On the badge. */
export function stateWord({ state, statedAs }: Pick<ShownClaim, 'state' | 'statedAs'>): string {
  return state === 'stated' ? `Stated by the ${statedAs}` : stateWords[state];
}
