import type { BlogPostState } from '../../../contract/blog-states.ts';
import classes from './state-badge.module.css';
import { stateWords } from './state-words.ts';

export function StateBadge({ state }: { state: BlogPostState }) {
  return (
    <span className={classes.badge} data-state={state}>
      {stateWords[state]}
    </span>
  );
}
