import type { FormEvent } from 'react';
import { AttachFiles } from '#forms/files/attach-files.tsx';
import { LostFiles } from '#forms/files/lost-files.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import { useChange } from '#forms/use-change.ts';
import { appendFiles, useDraft } from '#forms/use-draft.ts';
import { useUpload } from '#forms/use-upload.ts';
import { upload as send } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyStatement } from '../../contract/company-verification.ts';
import { documentBox, statedLicences } from '../../contract/verification-words.ts';
import classes from '../profile/company-form.module.css';

const fields = ['country', 'registerNumber', 'address', 'licence', 'authority', 'licenceNumber'] as const;
type StatementField = (typeof fields)[number];

/** As wide as a phone. */
const licenceWords = {
  gmp: 'GMP or manufacturing',
  wholesale: 'Wholesale',
  none: 'None: makes, sells nothing',
} as const;
const licences = statedLicences.map((value) => ({ value, label: licenceWords[value] }));

type StatementFormProps = {
  company: string;
  /** What was stated before: it is mended, and not typed again. */
  last: CompanyStatement | null;
  onSent: () => void;
  /** Where a mark stands without it: what was typed is dropped. */
  onCancel?: () => void;
};

/** States what proves a company, with documents. What is typed survives the page; documents are attached anew. */
export function StatementForm({ company, last, onSent, onCancel }: StatementFormProps) {
  const draft = useDraft<StatementField | 'key', 'documents'>(
    `statement:${company}`,
    { ...valuesOf(last), key: '' },
    ['documents'],
  );
  const change = useChange();
  const { upload, ...state } = useUpload(undefined, [draft.values.key, (key) => draft.type('key', key)]);
  const { issues, share } = state;
  const hasLicence = draft.values.licence !== 'none';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData();
    for (const name of fields) form.set(name, draft.values[name]);
    appendFiles(form, draft.files);
    const sent = await upload((under) =>
      change(send('POST /api/companies/:company/verification', form, { params: { company }, ...under })),
    );
    if (!sent) return;
    draft.clear();
    onSent();
  }

  function cancel(): void {
    draft.clear();
    onCancel?.();
  }

  const text = (name: StatementField, label: string, maxLength: number) => (
    <Field {...draft.field(name)} label={label} marked maxLength={maxLength} error={issues[name]} />
  );
  return (
    <form
      className={classes.form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Statement to be verified"
      aria-busy={share !== null}
    >
      <div className={classes.pair}>
        {text('country', 'Country of the register', 200)}
        {text('registerNumber', 'Number in the register', 100)}
      </div>
      <TextArea
        {...draft.field('address')}
        label="Address"
        marked
        description="As the register has it"
        maxLength={1000}
        error={issues['address']}
      />
      <SelectField {...draft.field('licence')} label="Licence" data={licences} error={issues['licence']} />
      {hasLicence && (
        <div className={classes.pair}>
          {text('authority', 'Authority that gave it', 200)}
          {text('licenceNumber', 'Number of the licence', 200)}
        </div>
      )}
      <AttachFiles
        box={documentBox}
        label="Add documents"
        files={draft.files.documents}
        onChange={(files) => draft.attach('documents', files)}
        share={share}
        issue={issues['documents']}
      />
      <LostFiles names={draft.lostFiles} />
      {state.failure && <Notice kind="error">{state.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={share !== null}>Send to the desk</SubmitButton>
        {onCancel && share === null && <QuietButton onClick={cancel}>Cancel</QuietButton>}
        <UploadProgress share={share} stop={state.stop} />
      </div>
    </form>
  );
}

function valuesOf(last: CompanyStatement | null): Record<StatementField, string> {
  if (last === null) {
    const none = { country: '', registerNumber: '', address: '', authority: '', licenceNumber: '' };
    return { ...none, licence: statedLicences[0] };
  }
  const { country, registerNumber, address, licence, authority, licenceNumber } = last;
  return { country, registerNumber, address, licence, authority, licenceNumber };
}
