import { Link } from 'react-router';
import { confirmedWords } from '#domains/catalogue/web/confirmed-words.ts';
import requestList from '#domains/requests/web/list/request-list.module.css';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { listingWords } from '../contract/listing-fields.ts';
import type { ListingSummary } from '../contract/listings.ts';
import { StateBadge } from './state-badge.tsx';

/** The listings of one's companies: where each stands, and which ask for a look. */
export function OwnListings({ listings }: { listings: readonly ListingSummary[] }) {
  return (
    <Table
      label="Your listings, the latest first"
      head={['Code', 'Listing', 'State', 'Confirmed'].map((label) => (
        <ColumnHead key={label} label={label} />
      ))}
    >
      {listings.map((listing) => (
        <Row key={`${listing.kind} ${listing.id}`}>
          <RowHead>
            <Link
              to={`/listings/${listing.kind}/${listing.id}`}
              className={requestList.reference}
              prefetch="intent"
            >
              {listing.code}
            </Link>
          </RowHead>
          <Cell label="Listing">
            {listing.title}{' '}
            <span className={`muted ${requestList.code}`}>{listingWords[listing.kind].one}</span>
          </Cell>
          <Cell label="State">
            <StateBadge state={listing.state} />
            {listing.waiting && <span className={`muted ${requestList.code}`}> A change waits</span>}
          </Cell>
          <Cell label="Confirmed">
            <span data-stale={listing.stale || undefined}>{confirmedWords(listing)}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
