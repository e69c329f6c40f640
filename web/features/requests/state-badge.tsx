import type { RequestSummary } from '#contract/requests.ts';
import classes from './state-badge.module.css';

const words: Record<RequestSummary['state'], string> = { submitted: 'Submitted' };

/** How far a request is. */
export function StateBadge({ state }: { state: RequestSummary['state'] }) {
  return <span className={classes.badge}>{words[state]}</span>;
}
