import { useNavigate } from 'react-router';
import { SendForm } from '#forms/files/send-form.tsx';
import { upload } from '#platform/web/call/call.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import {
  columnsOfOwnSheet,
  lettersOfOwnCell,
  lettersOfOwnSheet,
  mostQuestions,
  rowsOfOwnSheet,
  sheetsOfOwnFile,
} from '../../contract/own-sheets/limits.ts';
import { figures } from '../imports/import-words.ts';

const limits = [
  '50 MB',
  `${sheetsOfOwnFile} sheets`,
  `${figures.format(rowsOfOwnSheet)} rows`,
  `${columnsOfOwnSheet} columns`,
  `${figures.format(lettersOfOwnCell)} letters a cell`,
];

const sheet = {
  name: 'sheet',
  label: 'Your sheet',
  accept: '.xlsx,.csv',
  about: `XLSX or CSV as you keep it: at most ${limits.join(', ')}, and ${lettersOfOwnSheet / 1_000_000} million letters in all. You are asked ${mostQuestions} questions at most; what is unclear beyond them comes back with its rows.`,
};

/** Sends a sheet in; what is read in it stands on a page of its own. */
export function SheetForm({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const navigate = useNavigate();
  const data = companies.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SendForm
      label="Send in a sheet"
      file={sheet}
      missing="Choose a sheet first: an XLSX or a CSV file."
      button="Read the sheet"
      before={(isSending) =>
        companies.length > 1 ? (
          <SelectField name="company" label="Company" data={data} disabled={isSending} />
        ) : (
          <input type="hidden" name="company" value="" />
        )
      }
      send={async (form, under) => {
        const answer = await upload('POST /api/own-sheets', form, under);
        await navigate(`/listings/import/${answer.data.id}`);
      }}
    />
  );
}
