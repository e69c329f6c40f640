import { type FormEvent, useId, useState } from 'react';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { FinderShape, FinderState } from '#domains/finder/web/state/finder-shape.ts';
import { CallError, call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { type AlertRhythm, searchNameMaxLength } from '../../contract/saved-searches.ts';
import { newSearch } from './new-search.ts';
import { rhythmOptions } from './rhythms.ts';
import classes from './save-search.module.css';

export type SaveSearchDialogProps = {
  kind: ListingKind;
  shape: FinderShape;
  state: FinderState;
  proposedName: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks for a name and how often to write. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { kind, shape, state, proposedName, onSaved, onClose } = props;
  const id = useId();
  const [name, setName] = useState(proposedName);
  const [alert, setAlert] = useState<AlertRhythm>('none');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isNameless = name.trim() === '';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || isNameless) return;
    setBusy(true);
    setFailure('');
    try {
      const body = newSearch(shape, state, { kind, name, alert });
      await call('POST /api/saved-searches', { body });
      toastSuccess('The search is saved.');
      onSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
      setBusy(false);
    }
  }

  return (
    <Dialog title="Save this search" onClose={onClose}>
      <form className={`stack ${classes.form}`} onSubmit={(event) => void save(event)} noValidate>
        <Field
          name="name"
          label="Name"
          value={name}
          maxLength={searchNameMaxLength}
          autoComplete="off"
          error={isNameless ? 'Give the search a name' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={classes.choice}>
          <label htmlFor={id}>Write to me about what is new</label>
          <select
            id={id}
            value={alert}
            onChange={({ target }) => setAlert(rhythmOptions[target.selectedIndex]?.value ?? 'none')}
          >
            {rhythmOptions.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={`cluster ${classes.actions}`}>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <SubmitButton busy={busy}>Save</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
