import { useEffect, useRef, useState } from 'react';
import { addFiles } from '#forms/files/file-checks.ts';
import { useUpload } from '#forms/use-upload.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { pictureBox } from '#platform/contract/pictures.ts';
import { upload } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import classes from './picture-upload.module.css';

export type Picture = Answer<'POST /api/blog-pictures'>['data'];

type PictureUploadProps = {
  /** On the button. */
  label: string;
  /** To be uploaded at once: it was dropped or pasted. */
  file?: File | undefined;
  onUploaded: (picture: Picture) => void;
  /** What is wrong with the picture that was chosen, or with choosing none. */
  error?: string | undefined;
};

/** Chooses a picture and uploads it, saying first what is taken and on the way how far it is. */
export function PictureUpload({ label, file, onUploaded, error }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  // Said beside the picture alone: a toast would lie under a dialog.
  const { upload: sendOnce, share } = useUpload(({ message }) => {
    setFault(message);
    return null;
  });

  function send(chosen: File): void {
    const { refused } = addFiles(pictureBox, [], [chosen]);
    setFault(refused[0] ?? null);
    if (refused.length > 0) return;
    const form = new FormData();
    form.append('picture', chosen);
    void sendOnce(async (under) => onUploaded((await upload('POST /api/blog-pictures', form, under)).data));
  }

  const sendGiven = useRef(() => file && send(file));
  useEffect(() => {
    // Later, so that React's second mount in development does not stop it.
    const timer = window.setTimeout(() => sendGiven.current());
    return () => window.clearTimeout(timer);
  }, []);

  const told = fault ?? error;
  return (
    <div className={classes.upload}>
      <div className="row">
        <QuietButton disabled={share !== null} onClick={() => input.current?.click()}>
          {label}
        </QuietButton>
        <span role="status" className={`secondary ${classes.status}`}>
          {share !== null && (share < 1 ? `${Math.round(share * 100)} % sent` : 'Being prepared…')}
        </span>
      </div>
      <p className="note">JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Where it was taken is left out.</p>
      {told && (
        <p role="alert" className={classes.fault}>
          {told}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureBox.extensions.join(',')}
        aria-label={`${label}: file`}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) send(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}
