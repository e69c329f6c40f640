import type { RequestSummary } from '#contract/request-view.ts';
import classes from './state-badge.module.css';

const words: Record<RequestSummary['state'], string> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  'term-sheet-issued': 'Term sheet issued',
  'revision-asked': 'Revision asked',
  signed: 'Signed',
  'fee-paid': 'Fee paid',
  'due-diligence': 'Due diligence',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** How far a request is. */
export function StateBadge({ state }: { state: RequestSummary['state'] }) {
  return <span className={classes.badge}>{words[state]}</span>;
}
