import { Link } from 'react-router';
import type { MarkedRequest } from '../brief-mark/brief-marks.ts';
import { ClockMark } from '../list/clock-mark.tsx';
import { kindWords } from '../list/listing-link.tsx';
import { requestAddress } from '../list/request-address.ts';
import { waitingFirst } from '../list/request-filter.ts';
import { StateBadge } from '../list/state-badge.tsx';
import { NextStepButton } from './next-step-button.tsx';
import classes from './waiting-list.module.css';

/** Requests that wait for the viewer, each with what is left of its clock and the one next action. */
export function WaitingList({ requests }: { requests: readonly MarkedRequest[] }) {
  return (
    <ul className="list">
      {requests.map((request) => (
        <WaitingRow key={request.reference} request={request} />
      ))}
    </ul>
  );
}

function WaitingRow({ request }: { request: MarkedRequest }) {
  const { reference, kind, listing, requester, side, dueAt, businessDaysLeft, brief } = request;
  const organisation = requester.organisation || requester.name;
  return (
    <li className={classes.row}>
      <span className={`fits ${classes.what}`}>
        <Link to={requestAddress(reference, waitingFirst)} prefetch="intent" className={classes.title}>
          {listing.title}
        </Link>
        <span className="note">
          {kindWords[kind]} {listing.code} · {reference}
          {side !== 'buyer' && ` · ${organisation}`}
          {brief && (
            <>
              {' '}
              · Brief <Link to={`/briefs/${brief.id}`}>{brief.title}</Link>
            </>
          )}
          {requester.notProven && ' (not proven)'}
          {listing.retired && <span className={classes.retired}> · No longer listed</span>}
        </span>
      </span>
      <span className={classes.standing}>
        <StateBadge request={request} />
        {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
      </span>
      <span className={classes.act}>
        <NextStepButton request={request} />
      </span>
    </li>
  );
}
