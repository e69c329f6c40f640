import { type FormEvent, useId } from 'react';
import { UnverifiedBanner } from '#domains/accounts/web/own/unverified-banner.tsx';
import { messages } from '#platform/contract/messages.ts';
import type { Offering } from './fields/not-offered.tsx';
import { TermSheetFields } from './fields/term-sheet-fields.tsx';
import { FileBoxes } from './files/file-boxes.tsx';
import { SubmitRow } from './submit-row.tsx';
import { saysSomething, type TermSheetDraft } from './term-sheet.ts';
import classes from './term-sheet-form.module.css';
import type { TermSheetKind } from './term-sheet-kind.ts';
import type { Submit } from './use-submit.ts';

type TermSheetFormProps = {
  kind: TermSheetKind;
  draft: TermSheetDraft;
  /** What the search says of its fields. */
  known: Readonly<Record<string, string>>;
  /** What it is asked for, as far as it was loaded. */
  listings: readonly Offering[];
  submit: Submit;
  /** The address of a member who has not proven it: told before anything is filled in, because nothing can be sent. */
  unproven: string | null;
  onCancel?: () => void;
};

/** What the member wants of one listing. Nothing is required by itself, something is. */
export function TermSheetForm(props: TermSheetFormProps) {
  const { kind, draft, known, listings, submit, unproven, onCancel } = props;
  const id = useId();
  const isMended = submit.failure === messages.termSheetEmpty && saysSomething(draft);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit.send(draft);
  }

  return (
    <form
      className={`card stack-loose ${classes.form}`}
      onSubmit={onSubmit}
      noValidate
      aria-busy={submit.share !== null}
    >
      {unproven !== null && <UnverifiedBanner email={unproven} />}
      {kind.asterisks && (
        <p className="secondary">Fill in what you can of the fields marked *; one field or file is enough.</p>
      )}
      <TermSheetFields kind={kind} draft={draft} known={known} listings={listings} issues={submit.issues} />
      <FileBoxes boxes={kind.boxes} draft={draft} submit={submit} />
      <div className={classes.consent}>
        <input
          id={`${id}-consent`}
          type="checkbox"
          name="status"
          checked={draft.values.status === 'true'}
          onChange={({ target }) => draft.type('status', String(target.checked))}
        />
        <label htmlFor={`${id}-consent`}>{kind.consent}</label>
      </div>
      <SubmitRow
        submit={isMended ? { ...submit, failure: null } : submit}
        maySend={unproven === null}
        cancelTo={kind.cancel ? kind.finder : undefined}
        onCancel={onCancel}
        onRetry={() => submit.send(draft)}
      />
    </form>
  );
}
