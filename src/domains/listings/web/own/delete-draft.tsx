import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { DangerQuietButton } from '#ui/action/buttons.tsx';
import { Question } from '#ui/dialog/question.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listing } from '../../contract/listings.ts';

type DeleteDraftProps = {
  listing: Listing;
  /** The list it stood in. */
  backTo: string;
  /** Lets the next step go without asking about what is not saved. */
  leave: () => void;
};

/** Deletes a draft, once it has been asked: it cannot be had back. */
export function DeleteDraft({
  listing: { kind, id, title, code, waiting },
  backTo,
  leave,
}: DeleteDraftProps) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const remove = useAction(async () => {
    const { message } = await call('DELETE /api/listings/:kind/:id', { params: { kind, id } });
    leave();
    toastSuccess(message);
    await navigate(backTo, { replace: true });
  });
  return (
    <>
      <DangerQuietButton disabled={remove.busy} onClick={() => setAsks(true)}>
        Delete
      </DangerQuietButton>
      {remove.failure && <span role="alert">{remove.failure}</span>}
      {asks && (
        <Question
          title={`Delete ${code}?`}
          no="Cancel"
          yes="Delete the draft"
          danger
          onYes={() => {
            setAsks(false);
            remove.run();
          }}
          onClose={() => setAsks(false)}
        >
          {title} goes for good, with all that was typed into it
          {waiting === null ? '.' : ', and the desk no longer finds it among what waits.'}
        </Question>
      )}
    </>
  );
}
