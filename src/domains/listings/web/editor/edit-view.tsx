import { Link, useRevalidator } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { useDraft } from '#forms/use-draft.ts';
import { call } from '#platform/web/call/call.ts';
import { Button, DangerQuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { listingWords } from '../../contract/listing-fields.ts';
import type { Listing, ListingEdit } from '../../contract/listings.ts';
import { sameValue } from '../../contract/same-value.ts';
import { ReviewFindings } from '../findings/review-findings.tsx';
import { useReasons } from '../findings/use-reasons.ts';
import { ChangesTable } from './changes-table.tsx';
import { DraftTable } from './draft-table.tsx';

const words = {
  change: {
    waiting: '',
    approved: 'This change was approved.',
    rejected: 'This change was rejected.',
    withdrawn: 'This change was withdrawn by its owner.',
    did: 'proposed this',
    yes: 'Approve',
    no: 'Reject',
    reason: 'Reason, where you reject it',
  },
  publication: {
    waiting: '',
    approved: 'This draft was published.',
    rejected: 'This draft was sent back.',
    withdrawn: 'This draft was taken back by its owner.',
    did: 'asks to publish this draft, sent',
    yes: 'Publish',
    no: 'Send back',
    reason: 'What is to be done first, where you send it back',
  },
} as const;

/** What an owner asks of the desk: a change, as what it makes of the listing, or a whole draft; and the two decisions. */
export function EditView({ edit, listing }: { edit: ListingEdit; listing: Listing }) {
  const { revalidate } = useRevalidator();
  const isWaiting = edit.state === 'waiting';
  const draft = useDraft(`listing-edit:${edit.id}`, { note: '' }, [], isWaiting);
  const { note } = draft.values;
  const params = { id: edit.id };
  const reasons = useReasons(edit.findings, isWaiting ? `listing-edit:${edit.id}` : null);
  const approve = useAction(async () => {
    const path = 'POST /api/admin/listing-edits/:id/approve';
    await tell(call(path, { params, body: { revision: listing.revision, reasons: reasons.toSend } }));
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

  const said = words[edit.asks];
  const isMoved = edit.changes.some(({ before, now }) => !sameValue(before, now));
  const isBusy = approve.busy || reject.busy;
  const failure = approve.failure ?? reject.failure;
  return (
    <div className="stack">
      <p>
        {edit.proposedBy}
        {edit.proposerNotProven && ' (not proven)'} {said.did} on {momentOf(edit.proposedAt)} for{' '}
        <Link to={`/admin/${listingWords[listing.kind].many}/${listing.id}`}>
          {listing.title} ({listing.code})
        </Link>
        .
      </p>
      {edit.state !== 'waiting' && (
        <Notice kind="info">
          {said[edit.state]} {edit.note}
        </Notice>
      )}
      {isWaiting && isMoved && (
        <Notice kind="warning">
          Somebody has changed the listing since. Approving puts what stands under After over what stands
          there now.
        </Notice>
      )}
      {edit.asks === 'change' ? (
        <ChangesTable kind={listing.kind} edit={edit} />
      ) : (
        <DraftTable listing={listing} />
      )}
      <ReviewFindings
        findings={edit.findings}
        proposedBy={edit.proposedBy}
        reasons={isWaiting ? reasons : null}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      {isWaiting && (
        <>
          <TextArea
            name="note"
            label={said.reason}
            description="Its owner reads it in the mail"
            value={note}
            onChange={({ target }) => draft.type('note', target.value)}
          />
          <div className="cluster">
            <Button disabled={isBusy} onClick={approve.run}>
              {said.yes}
            </Button>
            <DangerQuietButton disabled={isBusy || note.trim() === ''} onClick={reject.run}>
              {said.no}
            </DangerQuietButton>
            <QuietLink to="/admin/edits">Back to the queue</QuietLink>
          </div>
        </>
      )}
    </div>
  );
}
