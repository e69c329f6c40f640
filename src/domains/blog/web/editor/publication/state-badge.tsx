import { type Standing, StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { BlogPostState } from '../../../contract/blog-states.ts';
import { stateWords } from './state-words.ts';

const standings: Record<BlogPostState, Standing> = {
  draft: 'moving',
  scheduled: 'waiting',
  published: 'done',
};

export function StateBadge({ state }: { state: BlogPostState }) {
  return <StandingBadge standing={standings[state]} word={stateWords[state]} />;
}
