import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestSummary } from '#contract/request-view.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { dayOf } from '#web/ui/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ClockMark } from './clock-mark.tsx';
import { kindWords, ListingLink } from './listing-link.tsx';
import type { RequestFilter } from './request-filter.ts';
import classes from './request-list.module.css';
import { type RequestPage, requestsAfter } from './request-pages.ts';
import { StateBadge } from './state-badge.tsx';
import { waitsForWords } from './state-words.ts';

/** Requests as a table; on a small screen each row becomes a card of labelled lines. */
export function RequestList({ filter, first }: { filter: RequestFilter; first: RequestPage }) {
  const [{ requests, more }, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const withRequester = filter.scope !== 'own';

  async function showMore(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const next = await requestsAfter(filter, requests.at(-1)?.reference);
      setShown({ requests: [...requests, ...next.requests], more: next.more });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <table className={classes.table} aria-label="Requests">
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Listing</th>
            {withRequester && <th scope="col">Asked by</th>}
            <th scope="col">State</th>
            <th scope="col">Waits for</th>
            <th scope="col">Last activity</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.reference} request={request} withRequester={withRequester} />
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
  const { reference, kind, listing, requester, dueAt, businessDaysLeft, touchedAt } = request;
  const waitsFor = waitsForWords(request);
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
          {listing.retired && <span className={classes.retired}>No longer listed</span>}
        </span>
      </td>
      {withRequester && (
        <td data-label="Asked by">
          <span>
            {requester.name}
            {requester.organisation && <span className={classes.under}> {requester.organisation}</span>}
          </span>
        </td>
      )}
      <td data-label="State">
        <StateBadge request={request} />
      </td>
      <td data-label="Waits for">
        <span className={classes.waits}>
          {waitsFor === '' ? <span className={classes.code}>nobody</span> : capital(waitsFor)}
          {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
        </span>
      </td>
      <td data-label="Last activity">
        <time dateTime={touchedAt}>{dayOf(touchedAt)}</time>
      </td>
    </tr>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
