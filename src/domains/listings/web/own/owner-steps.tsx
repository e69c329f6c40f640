import { useNavigate } from 'react-router';
import { rereadOwn } from '#domains/catalogue/web/own/own.ts';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listing } from '../../contract/listings.ts';
import { DeleteDraft } from './delete-draft.tsx';

type OwnerStepsProps = {
  listing: Listing;
  /** Saves what is unsaved, and then does the step. */
  onStep: (step: (now: Listing) => Promise<Listing>, done: string) => void;
  /** Something typed is not saved yet. */
  dirty: boolean;
  leave: () => void;
};

/** What its owner does with a whole listing: send a draft for review, duplicate, delete a draft. */
export function OwnerSteps({ listing, onStep, dirty, leave }: OwnerStepsProps) {
  const { kind, id, state, waiting } = listing;
  const navigate = useNavigate();
  const params = { kind, id };

  function sendForReview(): void {
    onStep(async ({ revision }) => {
      const path = 'POST /api/listings/:kind/:id/review';
      return (await call(path, { params, body: { revision } })).data;
    }, 'Sent: the desk reads it, and buyers see it once it is published.');
  }

  const duplicate = useAction(async () => {
    const { data } = await call('POST /api/listings/:kind/:id/duplicate', { params });
    rereadOwn();
    toastSuccess(`${data.code} is a draft of the same. Change what differs.`);
    await navigate(`/listings/${kind}/${data.id}`);
  });

  return (
    <>
      {state === 'draft' && waiting === null && (
        <QuietButton onClick={sendForReview}>Send for review</QuietButton>
      )}
      {!dirty && (
        <QuietButton disabled={duplicate.busy} onClick={duplicate.run}>
          Duplicate
        </QuietButton>
      )}
      {state !== 'draft' && <RetireOrRestore listing={listing} onStep={onStep} />}
      {state === 'draft' && <DeleteDraft listing={listing} backTo="/listings" leave={leave} />}
    </>
  );
}

/** Takes a listing from the buyers, once it was asked, and puts it back (§12.18). */
function RetireOrRestore({ listing, onStep }: Pick<OwnerStepsProps, 'listing' | 'onStep'>) {
  const { kind, id, state, code, title } = listing;
  const params = { kind, id };
  const body = { listings: [params] };

  async function act(name: 'POST /api/listings/retirements' | 'POST /api/listings/restorations') {
    await call(name, { body });
    return (await call('GET /api/listings/:kind/:id', { params })).data;
  }

  if (state === 'retired') {
    return (
      <QuietButton
        onClick={() =>
          onStep(() => act('POST /api/listings/restorations'), 'Restored: it is in the results.')
        }
      >
        Restore
      </QuietButton>
    );
  }
  return (
    <AskedButton
      verb="Retire"
      of={code}
      danger
      act={async () =>
        onStep(() => act('POST /api/listings/retirements'), 'Retired: it is gone from the results.')
      }
    >
      {title} leaves the results at once, and its open requests are told. You can restore it.
    </AskedButton>
  );
}
