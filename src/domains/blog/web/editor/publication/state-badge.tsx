import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import { type BlogPostState, postMeanings } from '../../../contract/blog-states.ts';
import { stateWords } from './state-words.ts';

export function StateBadge({ state }: { state: BlogPostState }) {
  return <StandingBadge standing={postMeanings[state]} word={stateWords[state]} />;
}
