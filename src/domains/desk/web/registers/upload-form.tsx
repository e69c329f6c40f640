import { mostMegabytes, registerExtensions } from '#domains/dossiers/contract/register-files.ts';
import type { RegisterUpload } from '#domains/dossiers/contract/register-uploads.ts';
import { SendForm } from '#forms/files/send-form.tsx';
import { upload } from '#platform/web/call/call.ts';
import { Field } from '#ui/field/field.tsx';

const register = {
  name: 'register',
  label: 'Publisher’s file',
  accept: registerExtensions.join(','),
  about: `Orange Book (.zip or .txt), Purple Book (.csv, also .gz), EMA table (.xlsx), CEPs, DMFs and FDA inspections (.csv, .txt or .xlsx); at most ${mostMegabytes} MB`,
};

/** Sends a publisher's file; which register it is, its content says. */
export function UploadForm({ onSent }: { onSent: (sent: RegisterUpload) => void }) {
  return (
    <SendForm
      label="Replace a register"
      file={register}
      missing="Choose a file first."
      button="Take it in"
      behind={(isSending) => (
        <Field name="day" label="Day of the edition, if the file lacks it" type="date" disabled={isSending} />
      )}
      send={async (form, under) => {
        onSent((await upload('POST /api/admin/register-uploads', form, under)).data);
      }}
      empties
    />
  );
}
