import { useState } from 'react';
import { useNavigate } from 'react-router';
import { rereadOwn } from '#domains/catalogue/web/own/own.ts';
import { dropDraft } from '#forms/drafts.ts';
import { useDraft } from '#forms/use-draft.ts';
import { useUnsavedGuard } from '#forms/use-unsaved-guard.tsx';
import { call } from '#platform/web/call/call.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { KeptNotice } from '../editor/kept-notice.tsx';
import { ListingForm } from '../editor/listing-form.tsx';
import { SaveBar } from '../editor/save-bar.tsx';
import { useListingForm } from '../editor/use-listing-form.ts';
import { emptyForm, type Typed } from '../fields/typed.ts';

const kind = 'dossier';

/** What a draft of a dossier cannot do without; the rest is typed into the draft. */
export function NewOwnDossier({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const [empty] = useState(() => emptyForm(kind));
  const chosen = useDraft('own-dossier-company', { company: companies[0]?.id ?? '' }, []);
  const company = (companies.find(({ id }) => id === chosen.values.company) ?? companies[0])?.id ?? null;
  const form = useListingForm(kind, empty, 'own-dossier', async () => null);
  const guard = useUnsavedGuard(form.dirty, () => {
    form.forget();
    dropDraft('own-dossier-company');
  });
  const navigate = useNavigate();
  return (
    <>
      {guard.question}
      <KeptNotice {...form} />
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.attempt(async (values) => {
            const { data } = await call('POST /api/listings/:kind', {
              params: { kind },
              body: { values, company },
            });
            guard.leave();
            rereadOwn();
            toastSuccess(`${data.code} is a draft now. Fill in the rest, and send it for review.`);
            await navigate(`/listings/${kind}/${data.id}`, { replace: true });
          });
        }}
      >
        {companies.length > 1 && (
          <SelectField
            name="company"
            label="Company"
            value={company ?? ''}
            onChange={({ target }) => chosen.type('company', target.value)}
            data={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <ListingForm
          kind={kind}
          {...form}
          isShown={({ required, deskOnly }) => required === 'draft' && deskOnly !== true}
          isReadOnly={() => false}
          onChange={(name, value) => {
            form.change(name, value);
            const title = proposedTitle({ ...form.typed, [name]: value });
            // As long as nobody typed another one.
            if (name !== 'title' && form.typed.title === proposedTitle(form.typed))
              form.change('title', title);
          }}
        />
        <SaveBar label="Save the draft" {...form} />
      </form>
    </>
  );
}

/** 'Apixaban Film-coated tablets', as most call theirs. */
function proposedTitle({ molecule, dosageForm }: Typed): string {
  const name = String(molecule ?? '').trim();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${String(dosageForm ?? '')}`.trim();
}
