import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import { meanings, stateWords } from '../../contract/state-words.ts';

type StateBadgeProps = {
  request: Pick<RequestSummary, 'state'> & Partial<Pick<RequestSummary, 'halfSignedBy'>>;
};

/** How far a request is (§10.16); of a term sheet also that one side has signed it. */
export function StateBadge({ request: { state, halfSignedBy = null } }: StateBadgeProps) {
  const word = state === 'term-sheet-issued' && halfSignedBy !== null ? 'Half signed' : stateWords[state];
  return <StandingBadge standing={meanings[state]} word={word} />;
}
