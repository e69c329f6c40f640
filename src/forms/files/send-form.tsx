import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { type Under, useUpload } from '../use-upload.ts';
import classes from './send-form.module.css';

type SendFormProps = {
  /** What is read out of the form as a whole. */
  label: string;
  /** The file's field: its name in what is sent, what it is called, and what may be chosen. */
  file: { name: string; label: string; accept: string; about: string };
  /** Said where no file is chosen. */
  missing: string;
  button: string;
  /** Fields before the file and behind it. */
  before?: (isSending: boolean) => ReactNode;
  behind?: (isSending: boolean) => ReactNode;
  /** Sends what was filled in; an error of it is told in the form. */
  send: (form: FormData, under: Under) => Promise<void>;
  /** What was filled in is taken away once it was sent. */
  empties?: boolean;
};

/** Sends one file to the desk's jobs, and tells how much of it has gone. */
export function SendForm(props: SendFormProps) {
  const { label, file, missing, button, before, behind, send, empties = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { upload, share, failure, forget } = useUpload();
  const isSending = share !== null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    if (input.current?.files?.length === 0) {
      forget();
      setMissing(true);
      input.current.focus();
      return;
    }
    // Sent by Enter out of a field: that one is disabled meanwhile, and would let the focus fall.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.focus();
    const form = new FormData(element);
    void upload(async (under) => {
      await send(form, under);
      if (empties) element.reset();
    });
  }

  return (
    <form className={`panel ${classes.form}`} onSubmit={submit} noValidate aria-label={label}>
      {before?.(isSending)}
      <div className={classes.file}>
        <label htmlFor={id} className={classes.label}>
          {file.label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name={file.name}
          accept={file.accept}
          disabled={isSending}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing ${id}-about` : `${id}-about`}
          onChange={() => setMissing(false)}
        />
      </div>
      <div className={classes.below}>
        {isMissing && (
          <p id={`${id}-missing`} className="field-error" role="alert">
            {missing}
          </p>
        )}
        <div className={classes.about}>
          <p id={`${id}-about`} className="muted" data-covered={isSending || undefined}>
            {file.about}
          </p>
          {share !== null && <Sending share={share} of={file.label} />}
        </div>
      </div>
      {behind?.(isSending)}
      <SubmitButton busy={isSending}>{button}</SubmitButton>
      {failure && (
        <div className={classes.wide}>
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
    </form>
  );
}

/** In the place of what is said of the file, so that nothing moves. */
function Sending({ share, of }: { share: number; of: string }) {
  return (
    <div className={classes.sending}>
      <progress className={classes.bar} value={share} aria-label={`${of} sent`} />
      <span role="status" className="muted">
        {share < 1 ? `Sending, ${Math.floor(share * 10) * 10} %` : 'Sent. Waiting for the confirmation'}
      </span>
    </div>
  );
}
