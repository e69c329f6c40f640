import { Link } from 'react-router';
import type { RequestSummary } from '#domains/requests/contract/request-view.ts';
import { WaitingList } from '#domains/requests/web/waiting/waiting-list.tsx';
import classes from './waiting-queue.module.css';

/** As many as leave the other queues in sight. */
export const mostWaitingShown = 6;

/** The requests that wait for the desk, due first, each with the one next action (§10.17); where none does, nothing. */
export function WaitingQueue({ requests }: { requests: readonly RequestSummary[] }) {
  if (requests.length === 0) return null;
  return (
    <section className={`card ${classes.queue}`} aria-labelledby="waits-title">
      <div className={`ends ${classes.head}`}>
        <h2 id="waits-title" className={classes.title}>
          Waits for you
        </h2>
        <Link to="/requests?scope=waiting&sort=due">All that waits</Link>
      </div>
      <WaitingList requests={requests.slice(0, mostWaitingShown)} />
    </section>
  );
}
