import { type DragEvent, useId, useRef, useState } from 'react';
import type { FileBox as Box } from '#platform/contract/call.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './file-box.module.css';
import { addFiles, whatIsTaken } from './file-checks.ts';

export type FileBoxProps = {
  box: Box;
  /** The words of the two modes and the draft to download. */
  texts: {
    download: string;
    upload: string;
    toUpload: string;
    toDownload: string;
    draft: string;
    about: string;
  };
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** For each file how far it has gone, 0 to 1; null while nothing is being sent. */
  progress: readonly number[] | null;
  /** What the server said against the box. */
  issue: string | undefined;
};

/** A box that hands out a draft and takes it back filled: by choosing or by dropping, several files at a time. */
export function FileBox({ box, texts, files, onChange, progress, issue }: FileBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const locked = progress !== null;
  const faults = issue ? [...refused, issue] : refused;

  function add(added: Iterable<File>): void {
    const checked = addFiles(box, files, [...added]);
    setRefused(checked.refused);
    setUploading(true);
    onChange(checked.files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!locked) add(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: dropping files is for the pointer; the button does the same
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-taken`}
      className={classes.box}
      data-over={over || undefined}
      data-faulty={faults.length > 0 || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={`${id}-name`} className={classes.name}>
        {box.label}
      </h2>
      <p className={classes.about}>{texts.about}</p>
      <p id={`${id}-taken`} className={classes.taken}>
        {whatIsTaken(box)}
      </p>
      <div className={classes.mode}>
        {uploading ? (
          <button
            type="button"
            className={quietButton}
            disabled={locked}
            onClick={() => input.current?.click()}
          >
            {texts.upload}
          </button>
        ) : (
          <a
            className={quietButton}
            href={`/downloads/${encodeURIComponent(texts.draft)}`}
            download={texts.draft}
          >
            {texts.download}
          </a>
        )}
        <button type="button" className={classes.toggle} onClick={() => setUploading(!uploading)}>
          {uploading ? texts.toDownload : texts.toUpload}
        </button>
      </div>
      <ChosenFiles
        input={input}
        box={box}
        label={`${box.label} files`}
        chooserLabel={`${box.label} files`}
        files={files}
        faults={faults}
        progress={progress}
        onAdd={add}
        onRemove={(file) => {
          setRefused([]);
          onChange(files.filter((other) => other !== file));
        }}
      />
      <p className={classes.drop} aria-hidden="true">
        {over ? 'Let go to add' : 'or drop files here'}
      </p>
    </div>
  );
}
