import { type FormEvent, useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { type AlertRhythm, searchNameMaxLength } from '../../contract/saved-searches.ts';
import { whoSees } from '../who-sees.ts';
import type { Named, NewSearch } from './new-search.ts';
import { rhythmOptions } from './rhythms.ts';
import classes from './save-search.module.css';
import { useOwnCompanies } from './use-own-companies.ts';

export type SaveSearchDialogProps = {
  /** The search with what is said of it here. */
  toSearch: (named: Named) => Promise<NewSearch>;
  proposedName: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks for a name, how often to write, and who sees it. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { toSearch, proposedName, onSaved, onClose } = props;
  const [name, setName] = useState(proposedName);
  const [alert, setAlert] = useState<AlertRhythm>('none');
  const [company, setCompany] = useState('');
  const companies = useOwnCompanies();
  const isNameless = name.trim() === '';
  const save = useAction(async () => {
    const body = await toSearch({ name, alert, company: company || null });
    await call('POST /api/saved-searches', { body });
    toastSuccess('The search is saved.');
    onSaved();
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isNameless) save.run();
  }

  return (
    <Dialog title="Save this search" onClose={onClose}>
      <form className={`stack ${classes.form}`} onSubmit={onSubmit} noValidate>
        <Field
          name="name"
          label="Name"
          value={name}
          maxLength={searchNameMaxLength}
          autoComplete="off"
          error={isNameless ? 'Give the search a name' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          name="alert"
          label="Write to me about what is new"
          data={rhythmOptions}
          value={alert}
          onChange={({ target }) => setAlert(rhythmOptions[target.selectedIndex]?.value ?? 'none')}
        />
        {companies?.length !== 0 && (
          <SelectField
            name="company"
            label="Who sees it"
            data={whoSees(companies ?? [])}
            value={company}
            onChange={({ target }) => setCompany(target.value)}
          />
        )}
        {save.failure && <Notice kind="error">{save.failure}</Notice>}
        <div className="cluster end">
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <SubmitButton busy={save.busy}>Save</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
