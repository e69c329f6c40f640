import { Link } from 'react-router';
import { listingWords } from '#contract/listing-fields.ts';
import type { ListingSummary } from '#contract/listings.ts';
import table from '#web/features/requests/request-list.module.css';
import { confirmedWords } from './confirmed-words.ts';
import editor from './listing-editor.module.css';
import { stateWords } from './state-words.ts';

/** The listings of one's companies: where each stands, and which ask for a look. */
export function OwnListings({ listings }: { listings: readonly ListingSummary[] }) {
  return (
    <table className={table.table} aria-label="Your listings, the latest first">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Listing</th>
          <th scope="col">State</th>
          <th scope="col">Confirmed</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={`${listing.kind} ${listing.id}`}>
            <th scope="row" data-label="Code">
              <Link to={`/listings/${listing.kind}/${listing.id}`} prefetch="intent">
                {listing.code}
              </Link>
            </th>
            <td data-label="Listing">
              <span>
                {listing.title} <span className={table.code}>{listingWords[listing.kind].one}</span>
              </span>
            </td>
            <td data-label="State">
              <span className={editor.state} data-state={listing.state}>
                {stateWords[listing.state]}
              </span>
              {listing.waiting && <span className={table.code}> A change waits</span>}
            </td>
            <td data-label="Confirmed">
              <span className={editor.age} data-stale={listing.stale || undefined}>
                {confirmedWords(listing)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
