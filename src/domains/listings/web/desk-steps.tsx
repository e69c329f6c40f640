import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import { dangerButton, dangerQuietButton, quietButton } from '#ui/action/button-link.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toastError } from '#ui/mark/toast.ts';
import { listingWords } from '../contract/listing-fields.ts';
import type { Listing } from '../contract/listings.ts';

export type DeskStepsProps = {
  listing: Listing;
  /** Saves what is unsaved, and then does the step. */
  onStep: (step: (now: Listing) => Promise<Listing>, done: string) => void;
  leave: () => void;
};

/** What the desk does with a whole listing: publish, retire, duplicate. */
export function DeskSteps({ listing: { kind, id, state, title, code }, onStep, leave }: DeskStepsProps) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const params = { kind, id };

  function publish(): void {
    onStep(async ({ revision }) => {
      const path = 'POST /api/admin/listings/:kind/:id/publish';
      return (await call(path, { params, body: { revision } })).data;
    }, 'Published: it is in the results.');
  }

  function retire(): void {
    setAsks(false);
    onStep(async ({ revision }) => {
      const path = 'POST /api/admin/listings/:kind/:id/retire';
      return (await call(path, { params, body: { revision } })).data;
    }, 'Retired: it is gone from the results.');
  }

  async function duplicate(): Promise<void> {
    try {
      const { data } = await call('POST /api/admin/listings/:kind/:id/duplicate', { params });
      leave();
      await navigate(`/admin/${listingWords[kind].many}/${data.id}`);
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      {state === 'published' ? (
        <button type="button" className={dangerQuietButton} onClick={() => setAsks(true)}>
          Retire
        </button>
      ) : (
        <button type="button" className={quietButton} onClick={publish}>
          {state === 'draft' ? 'Publish' : 'Publish again'}
        </button>
      )}
      <button type="button" className={quietButton} onClick={() => void duplicate()}>
        Duplicate
      </button>
      {asks && (
        <Dialog
          title={`Retire ${code}?`}
          onClose={() => setAsks(false)}
          actions={
            <>
              <button type="button" className={quietButton} onClick={() => setAsks(false)}>
                Cancel
              </button>
              <button type="button" className={dangerButton} onClick={retire}>
                Retire
              </button>
            </>
          }
        >
          {title} leaves the results at once, and its open requests are told. It can be published again.
        </Dialog>
      )}
    </>
  );
}
