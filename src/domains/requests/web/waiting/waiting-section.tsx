import { Link } from 'react-router';
import { ColumnHead, Table } from '#ui/table/table.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import { toSearch, waitingFirst } from '../list/request-filter.ts';
import { RequestRow, requestColumns } from '../list/request-list.tsx';
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
      <Table
        label="Requests that wait for you"
        head={requestColumns(true).map((label) => <ColumnHead key={label} label={label} />)}
      >
        {requests.map((request) => (
          <RequestRow
            key={request.reference}
            request={request}
            list={waitingFirst}
            withRequester
            withAction
          />
        ))}
      </Table>
    </section>
  );
}
