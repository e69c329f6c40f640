import { useNavigate } from 'react-router';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { SendForm } from '#forms/files/send-form.tsx';
import { capitalise } from '#platform/contract/capitalise.ts';
import { upload } from '#platform/web/call/call.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { listingWords } from '../../contract/listing-fields.ts';

const kinds = listingKinds.map((value) => ({ value, label: capitalise(listingWords[value].many) }));
const sheet = {
  name: 'sheet',
  label: 'Sheet',
  accept: '.xlsx,.csv',
  about: 'XLSX or CSV, at most 100 MB and 200,000 rows',
};

/** Sends a sheet in; what is found in it stands on a page of its own. */
export function ImportForm() {
  const navigate = useNavigate();
  return (
    <SendForm
      label="Import a sheet"
      file={sheet}
      missing="Choose a sheet first: an XLSX or a CSV file."
      button="Check the sheet"
      before={(isSending) => (
        <SelectField name="kind" label="What it lists" data={kinds} disabled={isSending} />
      )}
      send={async (form, under) => {
        const { data } = await upload('POST /api/admin/imports', form, under);
        await navigate(`/admin/imports/${data.id}`);
      }}
    />
  );
}
