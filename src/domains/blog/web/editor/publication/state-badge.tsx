import type { BlogPostState } from '../../../contract/blog-states.ts';
import { stateWords } from './state-words.ts';

const standings: Record<BlogPostState, string> = { draft: 'moving', scheduled: 'waiting', published: 'done' };

export function StateBadge({ state }: { state: BlogPostState }) {
  return (
    <span className="badge" data-standing={standings[state]}>
      {stateWords[state]}
    </span>
  );
}
