import type { LetterSection } from '#platform/server/documents/letter.ts';
import type { ShownClaim } from '../contract/evidence-claims.ts';
import { stateWord } from '../contract/evidence-tones.ts';
import {
  checkWords,
  claimName,
  coversWords,
  nextWords,
  periodWords,
  provenWords,
} from '../contract/evidence-words.ts';

/** What is claimed, on paper: each claim with how it stands and who says so (§21.5). Without one the section is left out. */
export function printedClaims(claims: readonly ShownClaim[]): LetterSection[] {
  if (claims.length === 0) return [];
  return [
    {
      heading: 'Evidence',
      facts: claims.map((claim) => ({ label: claimName(claim), value: wordsOf(claim) })),
    },
  ];
}

function wordsOf(claim: ShownClaim): string {
  const covers = coversWords(claim);
  const period = periodWords(claim);
  return [
    stateWord(claim),
    checkWords(claim.check),
    covers === '' ? '' : `Covers ${covers}`,
    claim.holder === '' ? '' : `Holder: ${claim.holder}`,
    [period === '' ? '' : `${period}.`, provenWords(claim), nextWords(claim)].filter(Boolean).join(' '),
    `Source: ${claim.source}`,
  ]
    .filter(Boolean)
    .join('\n');
}
