import { type FormEvent, useId } from 'react';
import { UnverifiedBanner } from '#domains/accounts/web/own/unverified-banner.tsx';
import { TermSheetFields } from './fields/term-sheet-fields.tsx';
import { FileBoxes } from './files/file-boxes.tsx';
import { SubmitRow } from './submit-row.tsx';
import classes from './term-sheet-form.module.css';
import type { TermSheetKind } from './term-sheet-kind.ts';
import type { Submit } from './use-submit.ts';
import type { Editing } from './use-term-sheet.ts';

export type TermSheetFormProps = {
  kind: TermSheetKind;
  editing: Editing;
  submit: Submit;
  /** The address of who has not proven it: told before anything is filled in, because nothing can be sent. */
  unproven: string | null;
  onCancel?: () => void;
};

/** What the member wants of one listing. Nothing is required by itself, something is. */
export function TermSheetForm({ kind, editing, submit, unproven, onCancel }: TermSheetFormProps) {
  const id = useId();
  const { sheet, consent } = editing;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit.send(sheet);
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-busy={submit.share !== null}>
      {unproven !== null && <UnverifiedBanner email={unproven} />}
      {kind.asterisks && (
        <p className={classes.rule}>
          Fill in what you can of the fields marked *; one field or file is enough.
        </p>
      )}
      <TermSheetFields kind={kind} editing={editing} issues={submit.issues} />
      <FileBoxes boxes={kind.boxes} editing={editing} submit={submit} />
      <div className={classes.consent}>
        <input
          id={`${id}-consent`}
          type="checkbox"
          name="status"
          checked={sheet.consent}
          onChange={(event) => consent(event.target.checked)}
        />
        <label htmlFor={`${id}-consent`}>{kind.consent}</label>
      </div>
      <SubmitRow
        submit={submit}
        maySend={unproven === null}
        cancelTo={kind.cancel ? kind.finder : undefined}
        onCancel={onCancel}
        onRetry={() => submit.send(sheet)}
      />
    </form>
  );
}
