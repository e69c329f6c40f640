import type { ShownClaim } from './evidence-claims.ts';
import { evidenceNames } from './evidence-kinds.ts';
import type { EvidenceState } from './evidence-state.ts';

// No schema: pages read it too. What stands on a badge and beside it, apart from what is said of it (evidence-words.ts).

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

/** 'CEP 2010-123', 'EU GMP certificate 12', 'Inspection of FEI 3002807511'. */
export function claimName({
  kind,
  authority,
  number,
}: Pick<ShownClaim, 'kind' | 'authority' | 'number'>): string {
  const { name } = evidenceNames[kind];
  if (kind === 'gmp')
    return [`${authority.replace(/[ -]GMP$/, '')} ${name}`, number].filter(Boolean).join(' ');
  if (kind === 'inspection')
    return /^FEI/i.test(number)
      ? `${authority} inspection, ${number}`
      : `${authority} inspection, FEI ${number}`;
  if (kind === 'cep') return number;
  return `${authority} ${kind === 'dmf' ? name : name.toLowerCase()} ${number.replace(/^(?:US ?)?DMF ?/i, '')}`;
}
