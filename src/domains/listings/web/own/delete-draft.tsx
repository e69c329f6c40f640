import { useNavigate } from 'react-router';
import { AskedButton } from '#forms/asked-button.tsx';
import { call } from '#platform/web/call/call.ts';
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
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    const { message } = await call('DELETE /api/listings/:kind/:id', { params: { kind, id } });
    leave();
    toastSuccess(message);
    await navigate(backTo, { replace: true });
  }

  return (
    <AskedButton verb="Delete" of={code} danger act={remove}>
      {title} goes for good, with all that was typed into it
      {waiting === null ? '.' : ', and the desk no longer finds it among what waits.'}
    </AskedButton>
  );
}
