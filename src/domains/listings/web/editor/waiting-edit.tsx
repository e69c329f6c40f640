import { AskedButton } from '#forms/asked-button.tsx';
import { call } from '#platform/web/call/call.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listing, ListingEdit } from '../../contract/listings.ts';
import { ReviewFindings } from '../findings/review-findings.tsx';
import { ChangesTable } from './changes-table.tsx';
import classes from './waiting-edit.module.css';

type WaitingEditProps = {
  listing: Listing;
  edit: ListingEdit;
  isDesk: boolean;
  onWithdrawn: (listing: Listing) => void;
};

/** What of a listing waits for the desk, a change or the whole draft, and the way to take it back or to decide it. */
export function WaitingEdit({ listing: { kind, id, mayNot }, edit, isDesk, onWithdrawn }: WaitingEditProps) {
  const isDraft = edit.asks === 'publication';
  const withdraw = async () => {
    const { data } = await call('DELETE /api/listings/:kind/:id/edit', { params: { kind, id } });
    onWithdrawn(data);
    toastSuccess(isDraft ? 'Your draft is with you again.' : 'Your change is withdrawn.');
  };
  return (
    <section
      className={`stack tinted-warm ${classes.waiting}`}
      aria-label={isDraft ? 'The draft waits' : 'A change waits'}
    >
      {isDraft ? (
        <p>
          <strong>This draft waits for the desk.</strong> {edit.proposedBy} sent it on{' '}
          {momentOf(edit.proposedAt)}. The desk reads it as it stands, with whatever is saved meanwhile;
          nobody else sees it.
        </p>
      ) : (
        <p>
          <strong>A change waits for the desk.</strong> {edit.proposedBy} proposed it on{' '}
          {momentOf(edit.proposedAt)}. Until it is decided buyers see the listing as it was; another change
          takes its place.
        </p>
      )}
      {!isDraft && <ChangesTable kind={kind} edit={edit} />}
      <ReviewFindings findings={edit.findings} proposedBy={edit.proposedBy} reasons={null} />
      <div>
        {isDesk ? (
          <ButtonLink to={`/admin/listing-edits/${edit.id}`}>Decide</ButtonLink>
        ) : (
          !mayNot && (
            <AskedButton verb="Withdraw" of={isDraft ? 'the draft' : 'the change'} inFull act={withdraw}>
              The desk no longer sees it.
            </AskedButton>
          )
        )}
      </div>
    </section>
  );
}
