import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { RequestState } from '../../contract/request-life.ts';
import { meanings, stateWords } from '../../contract/state-words.ts';

/** How far a request is (§10.16). */
export function StateBadge({ request: { state } }: { request: { state: RequestState } }) {
  return <StandingBadge standing={meanings[state]} word={stateWords[state]} />;
}
