import type { ShownClaim } from './evidence-claims.ts';
import { type EvidenceTone, findings, type TellingFinding, tellingFindings } from './evidence-findings.ts';
import type { EvidenceState } from './evidence-state.ts';

// No schema: pages read it too.

type Badge = { word: string; tone: EvidenceTone };

const ofFindings = Object.fromEntries(
  tellingFindings.map((one) => [one, { word: findings[one].badge, tone: findings[one].tone }]),
) as Record<TellingFinding, Badge>;

/** How a claim strikes the eye, and the word that says the same. */
const badges: Readonly<Record<Exclude<EvidenceState, 'stated'>, Badge>> = {
  proven: { word: 'Proven', tone: 'good' },
  aged: { word: 'Aged', tone: 'grey' },
  scope: { word: 'Scope differs', tone: 'warn' },
  disagrees: { word: 'Disagrees', tone: 'warn' },
  ...ofFindings,
  refused: { word: 'Refused', tone: 'warn' },
};

export function evidenceTone(state: EvidenceState): EvidenceTone {
  return state === 'stated' ? 'plain' : badges[state].tone;
}

/** On the badge. */
export function stateWord({ state, statedAs }: Pick<ShownClaim, 'state' | 'statedAs'>): string {
  return state === 'stated' ? `Stated by the ${statedAs}` : badges[state].word;
}
