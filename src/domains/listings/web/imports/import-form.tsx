import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { useUpload } from '#forms/use-upload.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { upload } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { listingWords } from '../../contract/listing-fields.ts';
import classes from './import-form.module.css';

const kinds = listingKinds.map((value) => ({ value, label: capitalise(listingWords[value].many) }));

/** Sends a sheet in; what is found in it stands on a page of its own. */
export function ImportForm() {
  const navigate = useNavigate();
  const { upload: send, share, failure } = useUpload();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void send(async (under) => {
      const sheet = form.get('sheet');
      if (!(sheet instanceof File) || sheet.name === '') {
        throw new Error('Choose a sheet first: an XLSX or a CSV file.');
      }
      const { data } = await upload('POST /api/admin/imports', form, under);
      await navigate(`/admin/imports/${data.id}`);
    });
  }

  return (
    <form className={`panel ${classes.form}`} onSubmit={submit} noValidate aria-label="Import a sheet">
      <SelectField name="kind" label="What it lists" data={kinds} disabled={share !== null} />
      <label className={classes.file}>
        <span className={classes.label}>Sheet</span>
        <input type="file" name="sheet" accept=".xlsx,.csv" disabled={share !== null} />
        <span className="muted">XLSX or CSV, at most 100 MB and 200,000 rows</span>
      </label>
      <SubmitButton busy={share !== null}>Check the sheet</SubmitButton>
      {share !== null && (
        <span role="status" className="muted">
          {share < 1 ? `Sending, ${Math.floor(share * 10) * 10} %` : 'Sent'}
        </span>
      )}
      {failure && (
        <div className={classes.wide}>
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
    </form>
  );
}
