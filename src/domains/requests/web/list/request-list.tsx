import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import type { MarkedRequest } from '../brief-mark/brief-marks.ts';
import { WaitingPanel } from '../waiting/waiting-panel.tsx';
import { ClockMark } from './clock-mark.tsx';
import { kindWords, ListingLink } from './listing-link.tsx';
import { requestAddress } from './request-address.ts';
import type { RequestFilter } from './request-filter.ts';
import classes from './request-list.module.css';
import { type RequestPage, requestsAfter } from './request-pages.ts';
import { StateBadge } from './state-badge.tsx';
import { TurnMark } from './turn-mark.tsx';

const lastColumns = ['State', 'Waits for', 'Last activity'];

type RequestListProps = {
  filter: RequestFilter;
  first: RequestPage;
  /** What stands before the list already. */
  shownBefore: readonly RequestSummary[];
};

/** Requests as a table; as rows with their next action where they are those that wait for the viewer. */
export function RequestList({ filter, first, shownBefore }: RequestListProps) {
  const [{ requests, more }, setShown] = useState(first);
  const before = new Set(shownBefore.map(({ reference }) => reference));
  const rest = requests.filter(({ reference }) => !before.has(reference));

  const { run, busy, failure } = useAction(async () => {
    const next = await requestsAfter(filter, requests.at(-1)?.reference).catch(() => {
      throw new Error('More requests could not be loaded. Try again.');
    });
    setShown({ requests: [...requests, ...next.requests], more: next.more });
  });

  return (
    <>
      {rest.length > 0 &&
        (filter.scope === 'waiting' ? (
          <WaitingPanel requests={rest} />
        ) : (
          <RequestTable requests={rest} list={filter} />
        ))}
      {rest.length === 0 && !more && <p className="secondary">Nothing else is here.</p>}
      {failure && <Notice kind="error">{failure}</Notice>}
      {more && (
        <p className={classes.more}>
          <QuietButton disabled={busy} aria-busy={busy} onClick={run}>
            {busy ? 'Loading' : 'Show more'}
          </QuietButton>
        </p>
      )}
    </>
  );
}

type RequestTableProps = {
  requests: readonly MarkedRequest[];
  /** The list that they stand in. */
  list: RequestFilter;
};

function RequestTable({ requests, list }: RequestTableProps) {
  const withRequester = list.scope !== 'own';
  const labels = ['Reference', 'Listing', ...(withRequester ? ['Asked by'] : []), ...lastColumns];
  return (
    <Table label="Requests" head={labels.map((label) => <ColumnHead key={label} label={label} />)}>
      {requests.map((request) => (
        <RequestRow key={request.reference} request={request} list={list} withRequester={withRequester} />
      ))}
    </Table>
  );
}

type RequestRowProps = {
  request: MarkedRequest;
  list: RequestFilter;
  withRequester: boolean;
};

function RequestRow({ request, list, withRequester }: RequestRowProps) {
  const { reference, kind, listing, requester, dueAt, businessDaysLeft, touchedAt, brief } = request;
  return (
    <Row>
      <RowHead>
        <Link to={requestAddress(reference, list)} className={classes.reference} prefetch="intent">
          {reference}
        </Link>
      </RowHead>
      <Cell label="Listing" card="line">
        <span className={classes.words}>
          <ListingLink kind={kind} listing={listing} className={classes.listing} />{' '}
          <span className={`muted ${classes.code}`}>
            {kindWords[kind]} {listing.code}
          </span>
          {brief && (
            <span className={`note ${classes.brief}`}>
              Brief <Link to={`/briefs/${brief.id}`}>{brief.title}</Link>
            </span>
          )}
          {listing.retired && <span className={classes.retired}>No longer listed</span>}
        </span>
      </Cell>
      {withRequester && (
        <Cell label="Asked by" card="plain">
          <span className={classes.who}>
            <span className={classes.name}>{requester.name}</span>
            {requester.notProven && ' (not proven)'}
            {requester.organisation && (
              <span className={`muted ${classes.under}`}> {requester.organisation}</span>
            )}
          </span>
        </Cell>
      )}
      <Cell label="State" card="mark">
        <StateBadge request={request} />
      </Cell>
      <Cell label="Waits for" card="plain">
        <span className={classes.waits}>
          <TurnMark request={request} />
          {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
        </span>
      </Cell>
      <Cell label="Last activity">
        <time dateTime={touchedAt}>{dayOf(touchedAt)}</time>
      </Cell>
    </Row>
  );
}
