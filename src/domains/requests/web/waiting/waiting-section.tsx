import { Link } from 'react-router';
import type { RequestSummary } from '../../contract/request-view.ts';
import { toSearch, waitingFirst } from '../list/request-filter.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import classes from './waiting-section.module.css';

type WaitingSectionProps = { requests: readonly RequestSummary[]; more: boolean };

/** Before everything else in the list: the requests in which it is the viewer's turn, due first. */
export function WaitingSection({ requests, more }: WaitingSectionProps) {
  return (
    <section className={classes.section} aria-labelledby="waits-for-you">
      <div className="ends">
        <h2 id="waits-for-you" className="heading">
          Waits for you
        </h2>
        {more && <Link to={`/requests${toSearch(waitingFirst)}`}>All that waits for you</Link>}
      </div>
      <WaitingPanel requests={requests} />
    </section>
  );
}
