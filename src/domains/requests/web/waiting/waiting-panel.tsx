import type { RequestSummary } from '../../contract/request-view.ts';
import { WaitingList } from './waiting-list.tsx';
import classes from './waiting-panel.module.css';

/** The rows on a surface of their own. */
export function WaitingPanel({ requests }: { requests: readonly RequestSummary[] }) {
  return (
    <div className={`panel ${classes.panel}`}>
      <WaitingList requests={requests} />
    </div>
  );
}
