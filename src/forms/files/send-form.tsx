import type { FormEvent, ReactNode } from 'react';
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
  const { upload, share, failure } = useUpload();
  const isSending = share !== null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    void upload(async (under) => {
      const chosen = form.get(file.name);
      if (!(chosen instanceof File) || chosen.name === '') throw new Error(missing);
      await send(form, under);
      if (empties) element.reset();
    });
  }

  return (
    <form className={`panel ${classes.form}`} onSubmit={submit} noValidate aria-label={label}>
      {before?.(isSending)}
      <label className={classes.file}>
        <span className={classes.label}>{file.label}</span>
        <input type="file" name={file.name} accept={file.accept} disabled={isSending} />
        <span className="muted">{file.about}</span>
      </label>
      {behind?.(isSending)}
      <SubmitButton busy={isSending}>{button}</SubmitButton>
      {isSending && (
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
