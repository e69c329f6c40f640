import type { BlogPostState } from '../../../contract/blog-states.ts';
import { stateWords } from './state-words.ts';

const looks: Record<BlogPostState, string> = { draft: '', scheduled: 'tinted-warm', published: 'tinted' };

export function StateBadge({ state }: { state: BlogPostState }) {
  return <span className={`badge ${looks[state]}`}>{stateWords[state]}</span>;
}
