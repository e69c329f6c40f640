import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { AttachFiles } from '#forms/files/attach-files.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import { appendFiles, useDraft } from '#forms/use-draft.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { isEnded } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import classes from './composer.module.css';
import { SendFaults } from './send-faults.tsx';
import { useSend } from './use-send.ts';

type ComposerProps = {
  request: Request;
  onSent: (request: Request) => void;
  onConflict: () => void;
};

/** Where a message is written. What is typed stays until it has been sent, whatever happens in between. */
export function Composer({ request, onSent, onConflict }: ComposerProps) {
  const { reference, state } = request;
  const draft = useDraft(`message:${reference}`, { text: '', key: '' }, ['files']);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSend('POST /api/requests/:reference/messages', {
    reference,
    key: [draft.values.key, (key) => draft.type('key', key)],
    onSent,
    onConflict,
  });

  async function submit(): Promise<void> {
    const form = new FormData();
    form.set('text', draft.values.text.trim());
    appendFiles(form, draft.files);
    if (await send.send(form)) {
      draft.clear();
      field.current?.focus();
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  }

  return (
    <form
      className={`stack-close ${classes.composer}`}
      onSubmit={onSubmit}
      noValidate
      aria-busy={send.share !== null}
    >
      <AttachFiles
        label="Attach files"
        files={draft.files.files}
        onChange={(files) => draft.attach('files', files)}
        share={send.share}
        issue={send.issues['files']}
      >
        <TextArea
          ref={field}
          name="text"
          label="Message"
          description={whoReads(request)}
          rows={4}
          maxLength={10_000}
          value={draft.values.text}
          error={send.issues['text']}
          onChange={(event) => draft.type('text', event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </AttachFiles>
      <SendFaults send={send} lostFiles={draft.lostFiles} />
      <div className="row">
        <SubmitButton busy={send.share !== null}>Send message</SubmitButton>
        <UploadProgress {...send} />
        <span className={`muted ${classes.hint}`}>
          {isEnded(state)
            ? ''
            : `Ctrl+Enter sends. Up to ${dailyCaps.messages} messages, steps and changes of listings in 24 hours`}
        </span>
      </div>
    </form>
  );
}

/** Said before anything is written: who gets to read it. */
function whoReads({ state, side, passedOn, owner }: Request): string {
  if (isEnded(state) && side !== 'desk') return 'This request has ended. A message reaches the desk.';
  if (!owner.hasPeople && side !== 'owner') {
    return side === 'desk'
      ? 'The buyer reads it. Nobody of the owner’s company can sign in.'
      : 'The desk reads it, and takes to the owner what is for them.';
  }
  if (!passedOn) {
    return side === 'desk'
      ? 'The buyer reads it now, the owner once the request is passed on.'
      : 'The desk reads it now, the owner of the listing once the request is passed on.';
  }
  const readers = {
    buyer: 'The owner and the desk',
    owner: 'The buyer and the desk',
    desk: 'The buyer and the owner',
  };
  return `${readers[side]} read it.`;
}
