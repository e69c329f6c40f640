import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { ButtonLink, QuietButton } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listing, ListingEdit } from '../../contract/listings.ts';
import { ChangesTable } from './changes-table.tsx';
import classes from './waiting-edit.module.css';

type WaitingEditProps = {
  listing: Listing;
  edit: ListingEdit;
  isDesk: boolean;
  onWithdrawn: (listing: Listing) => void;
};

/** The change of a listing that waits for the desk: what it is, and the way to take it back or to decide it. */
export function WaitingEdit({ listing: { kind, id }, edit, isDesk, onWithdrawn }: WaitingEditProps) {
  const withdraw = useAction(async () => {
    const { data } = await call('DELETE /api/listings/:kind/:id/edit', { params: { kind, id } });
    onWithdrawn(data);
    toastSuccess('Your change is withdrawn.');
  });
  return (
    <section className={`stack tinted-warm ${classes.waiting}`} aria-label="A change waits">
      <p>
        <strong>A change waits for the desk.</strong> {edit.proposedBy} proposed it on{' '}
        {momentOf(edit.proposedAt)}. Until it is decided buyers see the listing as it was; another change
        takes its place.
      </p>
      <ChangesTable kind={kind} edit={edit} />
      {withdraw.failure && <Notice kind="error">{withdraw.failure}</Notice>}
      <div>
        {isDesk ? (
          <ButtonLink to={`/admin/listing-edits/${edit.id}`}>Decide</ButtonLink>
        ) : (
          <QuietButton disabled={withdraw.busy} onClick={withdraw.run}>
            Withdraw the change
          </QuietButton>
        )}
      </div>
    </section>
  );
}
