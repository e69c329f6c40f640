import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { listNameMaxLength } from '#domains/catalogue/contract/shortlist-limits.ts';
import { AskedButton } from '#forms/asked-button.tsx';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { SharingCompany } from '../../../contract/sharing.ts';
import type { Shortlist } from '../../../contract/shortlists.ts';
import { whoSees } from '../../who-sees.ts';

type ListDialogProps = {
  /** The list to change; null for a new one. */
  list: Shortlist | null;
  companies: readonly SharingCompany[];
  onClose: () => void;
};

/** What a list is called and who shares it; of one that is there also its end. */
export function ListDialog({ list, companies, onClose }: ListDialogProps) {
  const [name, setName] = useState(list?.name ?? '');
  const [company, setCompany] = useState(list?.company?.id ?? '');
  const { submit, busy, failure, issues } = useSubmission();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function save(): Promise<void> {
    const body = { name, company: company === '' ? null : company };
    if (list === null) {
      const { data } = await call('POST /api/shortlists', { body });
      await navigate(`/shortlist?list=${data.id}`);
    } else {
      await call('POST /api/shortlists/:list', { params: { list: list.id }, body });
      await revalidate();
    }
    onClose();
  }

  async function remove(of: Shortlist): Promise<void> {
    await call('DELETE /api/shortlists/:list', { params: { list: of.id } });
    onClose();
    await navigate('/shortlist');
    // Of the same page: nothing else brings the focus to what is shown in its place.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  return (
    <Dialog title={list === null ? 'New list' : `The list ${list.name}`} onClose={onClose}>
      <form
        className="stack-close"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(save);
        }}
      >
        <Field
          name="name"
          label="Name"
          maxLength={listNameMaxLength}
          value={name}
          error={byField(issues)['name']}
          onChange={({ target }) => setName(target.value)}
        />
        {companies.length > 0 && (
          <SelectField
            name="company"
            label="Who sees it"
            value={company}
            onChange={({ target }) => setCompany(target.value)}
            data={whoSees(companies, ' can see and change it')}
          />
        )}
        {failure && !issues['name'] && <Notice kind="error">{failure}</Notice>}
        <div className="row">
          <SubmitButton busy={busy}>{list === null ? 'Begin the list' : 'Save'}</SubmitButton>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          {list !== null && (
            <AskedButton
              verb="Delete"
              of={`the list ${list.name}`}
              danger
              disabled={busy}
              act={() => remove(list)}
            >
              What is on it goes with it{list.company !== null && ', for your colleagues too'}.
            </AskedButton>
          )}
        </div>
      </form>
    </Dialog>
  );
}
