import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { requestBoxes } from '#platform/contract/files.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { ChosenFiles } from '../../form/files/chosen-files.tsx';
import { addFiles, progressOfEach, whatIsTaken } from '../../form/files/file-checks.ts';
import classes from './attach-files.module.css';

export type AttachFilesProps = {
  /** What the files are, for the button and the list. */
  label: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Share of all that has been sent; null while nothing is. */
  share: number | null;
  /** What the server said against them. */
  issue: string | undefined;
  /** What else files can be dropped on. */
  children?: ReactNode;
};

const box = requestBoxes.files;

/** Files to go along: chosen or dropped, each with its size and a way to take it out; what is taken is said first. */
export function AttachFiles({ label, files, onChange, share, issue, children }: AttachFilesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const faults = issue ? [...refused, issue] : refused;
  const sizes = files.map((file) => file.size);

  function add(added: Iterable<File>): void {
    const checked = addFiles(box, files, [...added]);
    setRefused(checked.refused);
    onChange(checked.files);
  }

  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    if (share === null) add(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is for the pointer; the button does the same
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={classes.row}>
        <button
          type="button"
          className={`${quietButton} ${classes.choose}`}
          aria-describedby={`${id}-taken`}
          disabled={share !== null}
          onClick={() => input.current?.click()}
        >
          {label}
        </button>
        <p id={`${id}-taken`} className={classes.taken}>
          {over ? 'Let go to add' : whatIsTaken(box)}
        </p>
      </div>
      <ChosenFiles
        input={input}
        box={box}
        label="Files to send"
        chooserLabel={label}
        files={files}
        faults={faults}
        progress={share === null ? null : progressOfEach(share, sizes)}
        onAdd={add}
        onRemove={(file) => {
          setRefused([]);
          onChange(files.filter((other) => other !== file));
        }}
      />
    </div>
  );
}
