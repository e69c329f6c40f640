import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { useUnsavedGuard } from '#forms/use-unsaved-guard.tsx';
import { call } from '#platform/web/call/call.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import { listingWords } from '../contract/listing-fields.ts';
import { KeptNotice } from './editor/kept-notice.tsx';
import { ListingForm } from './editor/listing-form.tsx';
import { SaveBar } from './editor/save-bar.tsx';
import { useListingForm } from './editor/use-listing-form.ts';
import { emptyForm } from './fields/typed.ts';

/** The empty form of a kind of listing; saved, it is a draft with a code of its own. */
export function NewListing({ kind }: { kind: ListingKind }) {
  const [empty] = useState(() => emptyForm(kind));
  const form = useListingForm(kind, empty, `new-listing:${kind}`, async () => null);
  const guard = useUnsavedGuard(form.dirty, form.forget);
  const navigate = useNavigate();
  return (
    <>
      {guard.question}
      <KeptNotice {...form} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.attempt(async (values) => {
            const { data } = await call('POST /api/admin/listings/:kind', {
              params: { kind },
              body: { values },
            });
            guard.leave();
            toastSuccess(`${data.code} is a draft now. Publish it when it is complete.`);
            await navigate(`/admin/${listingWords[kind].many}/${data.id}`, { replace: true });
          });
        }}
      >
        <ListingForm kind={kind} {...form} isReadOnly={() => false} onChange={form.change} />
        <SaveBar label="Save as a draft" {...form} />
      </form>
    </>
  );
}
