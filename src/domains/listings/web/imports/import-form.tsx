import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { useUpload } from '#forms/use-upload.ts';
import { upload } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import classes from './import-form.module.css';

const kindWords: Record<ListingKind, string> = { dossier: 'Dossiers', supplier: 'Suppliers' };

/** Sends a sheet in; what is found in it stands on a page of its own. */
export function ImportForm() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ListingKind>('dossier');
  const { upload: send, share, failure } = useUpload();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(async (under) => {
      const file = input.current?.files?.[0];
      if (file === undefined) throw new Error('Choose a sheet first: an XLSX or a CSV file.');
      const form = new FormData();
      form.append('kind', kind);
      form.append('sheet', file);
      const { data } = await upload('POST /api/admin/imports', form, under);
      await navigate(`/admin/imports/${data.id}`);
    });
  }

  return (
    <form className={`panel ${classes.form}`} onSubmit={submit} noValidate aria-label="Import a sheet">
      <ChoiceInput
        name="kind"
        label="What it lists"
        options={listingKinds.map((each) => kindWords[each])}
        value={kindWords[kind]}
        always
        readOnly={share !== null}
        onChange={(words) => setKind(listingKinds.find((each) => kindWords[each] === words) ?? 'dossier')}
      />
      <label className={classes.file}>
        <span className={classes.label}>Sheet</span>
        <input ref={input} type="file" name="sheet" accept=".xlsx,.csv" disabled={share !== null} />
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
