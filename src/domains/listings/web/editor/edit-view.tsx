import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, DangerQuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { listingWords } from '../../contract/listing-fields.ts';
import type { Listing, ListingEdit } from '../../contract/listings.ts';
import { sameValue } from '../../contract/same-value.ts';
import { ChangesTable } from './changes-table.tsx';

const decided = {
  waiting: '',
  approved: 'This change was approved.',
  rejected: 'This change was rejected.',
  withdrawn: 'This change was withdrawn by its owner.',
} as const;

/** An owner's change before the desk: what it makes of the listing, and the two decisions. */
export function EditView({ edit, listing }: { edit: ListingEdit; listing: Listing }) {
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const params = { id: edit.id };
  const approve = useAction(async () => {
    const path = 'POST /api/admin/listing-edits/:id/approve';
    await tell(call(path, { params, body: { revision: listing.revision } }));
  });
  const reject = useAction(() =>
    tell(call('POST /api/admin/listing-edits/:id/reject', { params, body: { note } })),
  );

  async function tell(answer: Promise<{ message: string }>): Promise<void> {
    try {
      toastSuccess((await answer).message);
    } finally {
      // After a refusal too: what stands here is no longer what stands there.
      await revalidate();
    }
  }

  const isMoved = edit.changes.some(({ before, now }) => !sameValue(before, now));
  const isBusy = approve.busy || reject.busy;
  const failure = approve.failure ?? reject.failure;
  return (
    <div className="stack">
      <p>
        {edit.proposedBy}
        {edit.proposerNotProven && ' (not proven)'} proposed this on {momentOf(edit.proposedAt)} for{' '}
        <Link to={`/admin/${listingWords[listing.kind].many}/${listing.id}`}>
          {listing.title} ({listing.code})
        </Link>
        .
      </p>
      {edit.state !== 'waiting' && (
        <Notice kind="info">
          {decided[edit.state]} {edit.note}
        </Notice>
      )}
      {edit.state === 'waiting' && isMoved && (
        <Notice kind="warning">
          Somebody has changed the listing since. Approving puts what stands under After over what stands
          there now.
        </Notice>
      )}
      <ChangesTable kind={listing.kind} edit={edit} />
      {failure && <Notice kind="error">{failure}</Notice>}
      {edit.state === 'waiting' && (
        <>
          <TextArea
            name="note"
            label="Reason, where you reject it"
            description="Its owner reads it in the mail"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="cluster">
            <Button disabled={isBusy} onClick={approve.run}>
              Approve
            </Button>
            <DangerQuietButton disabled={isBusy || note.trim() === ''} onClick={reject.run}>
              Reject
            </DangerQuietButton>
            <QuietLink to="/admin/edits">Back to the queue</QuietLink>
          </div>
        </>
      )}
    </div>
  );
}
