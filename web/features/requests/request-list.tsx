import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestSummary } from '#contract/request-view.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { dayOf } from '#web/ui/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import { kindWords, ListingLink } from './listing-link.tsx';
import classes from './request-list.module.css';
import { type RequestPage, requestsAfter, type Scope } from './request-pages.ts';
import { StateBadge } from './state-badge.tsx';

/** Requests as a table; on a small screen each row becomes a card of labelled lines. */
export function RequestList({ scope, first }: { scope: Scope; first: RequestPage }) {
  const [{ requests, more }, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function showMore(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const next = await requestsAfter(scope, requests.at(-1)?.reference);
      setShown({ requests: [...requests, ...next.requests], more: next.more });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <table className={classes.table} aria-label="Requests, newest first">
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Listing</th>
            {scope === 'all' && <th scope="col">Asked by</th>}
            <th scope="col">State</th>
            <th scope="col">Date</th>
            <th scope="col" className={classes.figure}>
              Files
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.reference} request={request} withRequester={scope === 'all'} />
          ))}
        </tbody>
      </table>
      {failed && <Notice kind="error">More requests could not be loaded. Try again.</Notice>}
      {more && (
        <p className={classes.more}>
          <button
            type="button"
            className={quietButton}
            disabled={busy}
            aria-busy={busy}
            onClick={() => void showMore()}
          >
            {busy ? 'Loading' : 'Show more'}
          </button>
        </p>
      )}
    </>
  );
}

function Row({ request, withRequester }: { request: RequestSummary; withRequester: boolean }) {
  const { reference, kind, listing, requester, state, submittedAt, fileCount } = request;
  return (
    <tr>
      <th scope="row" data-label="Reference">
        <Link to={`/requests/${encodeURIComponent(reference)}`} prefetch="intent">
          {reference}
        </Link>
      </th>
      <td data-label="Listing">
        <span>
          <ListingLink kind={kind} listing={listing} className={classes.listing} />{' '}
          <span className={classes.code}>
            {kindWords[kind]} {listing.code}
          </span>
        </span>
      </td>
      {withRequester && (
        <td data-label="Asked by">
          {requester.name}
          {requester.organisation && <span className={classes.code}> {requester.organisation}</span>}
        </td>
      )}
      <td data-label="State">
        <StateBadge state={state} />
      </td>
      <td data-label="Date">
        <time dateTime={submittedAt}>{dayOf(submittedAt)}</time>
      </td>
      <td data-label="Files" className={classes.figure}>
        {fileCount}
      </td>
    </tr>
  );
}
