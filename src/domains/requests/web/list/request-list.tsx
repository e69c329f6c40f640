import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import { ClockMark } from './clock-mark.tsx';
import { kindWords, ListingLink } from './listing-link.tsx';
import type { RequestFilter } from './request-filter.ts';
import classes from './request-list.module.css';
import { type RequestPage, requestsAfter } from './request-pages.ts';
import { StateBadge } from './state-badge.tsx';
import { waitsForWords } from './state-words.ts';

const laterColumns = ['State', 'Waits for', 'Last activity'];

/** Requests as a table. */
export function RequestList({ filter, first }: { filter: RequestFilter; first: RequestPage }) {
  const [{ requests, more }, setShown] = useState(first);
  const withRequester = filter.scope !== 'own';
  const columns = ['Reference', 'Listing', ...(withRequester ? ['Asked by'] : []), ...laterColumns];

  const { run, busy, failure } = useAction(async () => {
    const next = await requestsAfter(filter, requests.at(-1)?.reference).catch(() => {
      throw new Error('More requests could not be loaded. Try again.');
    });
    setShown({ requests: [...requests, ...next.requests], more: next.more });
  });

  return (
    <>
      <Table label="Requests" head={columns.map((label) => <ColumnHead key={label} label={label} />)}>
        {requests.map((request) => (
          <RequestRow key={request.reference} request={request} withRequester={withRequester} />
        ))}
      </Table>
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

function RequestRow({ request, withRequester }: { request: RequestSummary; withRequester: boolean }) {
  const { reference, kind, listing, requester, dueAt, businessDaysLeft, touchedAt } = request;
  const waitsFor = waitsForWords(request);
  return (
    <Row>
      <RowHead>
        <Link
          to={`/requests/${encodeURIComponent(reference)}`}
          className={classes.reference}
          prefetch="intent"
        >
          {reference}
        </Link>
      </RowHead>
      <Cell label="Listing">
        <span className={classes.words}>
          <ListingLink kind={kind} listing={listing} className={classes.listing} />{' '}
          <span className={`muted ${classes.code}`}>
            {kindWords[kind]} {listing.code}
          </span>
          {listing.retired && <span className={classes.retired}>No longer listed</span>}
        </span>
      </Cell>
      {withRequester && (
        <Cell label="Asked by">
          {requester.name}
          {requester.notProven && ' (not proven)'}
          {requester.organisation && (
            <span className={`muted ${classes.under}`}> {requester.organisation}</span>
          )}
        </Cell>
      )}
      <Cell label="State">
        <StateBadge request={request} />
      </Cell>
      <Cell label="Waits for">
        <span className={classes.waits}>
          {waitsFor === '' ? <span className={`muted ${classes.code}`}>nobody</span> : capitalise(waitsFor)}
          {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
        </span>
      </Cell>
      <Cell label="Last activity">
        <time dateTime={touchedAt}>{dayOf(touchedAt)}</time>
      </Cell>
    </Row>
  );
}
