import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Listing } from '../../contract/listings.ts';
import { focusOnField } from '../editor/use-listing-form.ts';
import { neededFields, type Typed } from '../fields/typed.ts';

/** What stands between a draft and its review: what the desk asked for, and the fields that are empty still. */
export function DraftNotes({ listing, typed }: { listing: Listing; typed: Typed }) {
  const needed = neededFields(listing.kind, typed);
  return (
    <>
      {listing.sentBack !== null && listing.waiting === null && (
        <Notice kind="warning">
          <strong>The desk sent it back:</strong> {listing.sentBack}
        </Notice>
      )}
      {needed.length > 0 && (
        <p className="secondary">
          Needed before it can be reviewed:{' '}
          {needed.map(({ name, label }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <TextButton onClick={() => focusOnField(name)}>{label}</TextButton>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
