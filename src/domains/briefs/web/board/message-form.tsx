import { type FormEvent, useState } from 'react';
import { isEnded } from '#domains/requests/contract/request-life.ts';
import { sendFiles } from '#domains/requests/web/form/files/send-files.ts';
import { AttachFiles } from '#forms/files/attach-files.tsx';
import { LostFiles } from '#forms/files/lost-files.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import { appendFiles, useDraft } from '#forms/use-draft.ts';
import { useUpload } from '#forms/use-upload.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Brief } from '../../contract/briefs.ts';
import classes from './message-form.module.css';

type MessageFormProps = { brief: Brief; onSent: (brief: Brief) => void };

/** Writes in all threads that are open, or in one of them. */
export function MessageForm({ brief, onSent }: MessageFormProps) {
  const open = brief.requests.filter(({ state }) => !isEnded(state));
  const draft = useDraft(`brief-message:${brief.id}`, { text: '', key: '' }, ['files']);
  const [chosen, setChosen] = useState('');
  const { upload, ...send } = useUpload(undefined, [draft.values.key, (key) => draft.type('key', key)]);
  if (open.length === 0) return null;
  const to = chosen === '' ? open : open.filter(({ reference }) => reference === chosen);

  async function submit(): Promise<void> {
    const sent = await upload(async (under) => {
      const form = new FormData();
      form.set('text', draft.values.text.trim());
      form.set('to', to.map(({ reference }) => reference).join());
      appendFiles(form, draft.files);
      const options = { params: { brief: brief.id }, ...under };
      const { data } = await sendFiles('POST /api/briefs/:brief/messages', form, options, to.length);
      onSent(data);
    });
    if (!sent) return;
    draft.clear();
    toastSuccess(to.length === 1 ? 'Sent to 1' : `Sent to ${to.length}, in a thread of each`);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form
      className={`card stack-close ${classes.form}`}
      onSubmit={onSubmit}
      noValidate
      aria-busy={send.share !== null}
    >
      <h2 className={classes.title}>Write to them</h2>
      <SelectField
        name="to"
        label="To"
        value={to === open ? '' : chosen}
        error={send.issues['to']}
        onChange={({ target }) => setChosen(target.value)}
        data={[
          {
            value: '',
            label: open.length === 1 ? 'The one that is open' : `All ${open.length} that are open`,
          },
          ...open.map(({ reference, listing }) => ({
            value: reference,
            label: `${listing.code} (${reference})`,
          })),
        ]}
      />
      <AttachFiles
        label="Attach files"
        files={draft.files.files}
        onChange={(files) => draft.attach('files', files)}
        share={send.share}
        issue={send.issues['files']}
      >
        <TextArea
          {...draft.field('text')}
          label="Message"
          description="It stands in each thread by itself: nobody who reads it learns that others do."
          rows={3}
          maxLength={10_000}
          error={send.issues['text']}
        />
      </AttachFiles>
      <LostFiles names={draft.lostFiles} />
      {send.failure && <Notice kind="error">{send.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={send.share !== null}>
          {to.length === 1 ? 'Send' : `Send to ${to.length}`}
        </SubmitButton>
        <UploadProgress share={send.share} stop={send.stop} />
      </div>
    </form>
  );
}
