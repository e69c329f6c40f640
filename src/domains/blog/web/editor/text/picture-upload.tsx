import { useEffect, useRef, useState } from 'react';
import { addFiles } from '#forms/files/file-checks.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { pictureBox } from '#platform/contract/pictures.ts';
import { upload } from '#platform/web/call/call.ts';
import { answered, fileWords, keyOf } from '#platform/web/call/idempotency-key.ts';
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
  const given = useRef(file);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function send(chosen: File): Promise<void> {
    const { refused } = addFiles(pictureBox, [], [chosen]);
    setFault(refused[0] ?? null);
    if (refused.length > 0) return;
    const form = new FormData();
    form.append('picture', chosen);
    setShare(0);
    try {
      const content = `picture ${fileWords(chosen)}`;
      const { data } = await upload('POST /api/blog-pictures', form, {
        idempotencyKey: keyOf(content),
        onProgress: setShare,
      });
      answered(content);
      onUploaded(data);
    } catch (failed) {
      setFault(failed instanceof Error ? failed.message : String(failed));
    } finally {
      setShare(null);
    }
  }

  const sendGiven = useRef(send);
  useEffect(() => {
    const first = given.current;
    given.current = undefined;
    if (first) void sendGiven.current(first);
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
          if (chosen) void send(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}
