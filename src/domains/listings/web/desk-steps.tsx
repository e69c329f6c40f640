import { useNavigate } from 'react-router';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { listingWords } from '../contract/listing-fields.ts';
import type { Listing } from '../contract/listings.ts';
import { DeleteDraft } from './own/delete-draft.tsx';

type DeskStepsProps = {
  listing: Listing;
  /** Saves what is unsaved, and then does the step. */
  onStep: (step: (now: Listing) => Promise<Listing>, done: string) => void;
  /** Something is typed that a step to another listing would lose. */
  dirty: boolean;
  leave: () => void;
};

/** What the desk does with a whole listing: publish, retire, duplicate, delete a draft. */
export function DeskSteps({ listing, onStep, dirty, leave }: DeskStepsProps) {
  const { kind, id, state, title, code } = listing;
  const navigate = useNavigate();
  const params = { kind, id };

  function publish(): void {
    onStep(async ({ revision }) => {
      const path = 'POST /api/admin/listings/:kind/:id/publish';
      return (await call(path, { params, body: { revision } })).data;
    }, 'Published: it is in the results.');
  }

  async function retire(): Promise<void> {
    onStep(async ({ revision }) => {
      const path = 'POST /api/admin/listings/:kind/:id/retire';
      return (await call(path, { params, body: { revision } })).data;
    }, 'Retired: it is gone from the results.');
  }

  const duplicate = useAction(async () => {
    const { data } = await call('POST /api/admin/listings/:kind/:id/duplicate', { params });
    leave();
    await navigate(`/admin/${listingWords[kind].many}/${data.id}`);
  });

  return (
    <>
      {state === 'published' ? (
        <AskedButton verb="Retire" of={code} danger act={retire}>
          {title} leaves the results at once, and its open requests are told. It can be published again.
        </AskedButton>
      ) : (
        <QuietButton onClick={publish}>{state === 'draft' ? 'Publish' : 'Publish again'}</QuietButton>
      )}
      {!dirty && (
        <QuietButton disabled={duplicate.busy} onClick={duplicate.run}>
          Duplicate
        </QuietButton>
      )}
      {state === 'draft' && (
        <DeleteDraft listing={listing} backTo={`/admin/${listingWords[kind].many}`} leave={leave} />
      )}
    </>
  );
}
