import type { RefObject } from 'react';
import type { FileBox } from '#platform/contract/call.ts';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { sizeWords } from '#ui/file-size.ts';
import classes from './chosen-files.module.css';

export type ChosenFilesProps = {
  /** What a button clicks to choose files. */
  input: RefObject<HTMLInputElement | null>;
  box: FileBox;
  /** The list's name, and the chooser's. */
  label: string;
  chooserLabel: string;
  files: readonly File[];
  /** What was wrong with files that were chosen. */
  faults: readonly string[];
  /** By which what chooses the files names it. */
  faultsId?: string;
  /** For each file how far it has gone, 0 to 1; null while nothing is being sent. */
  progress: readonly number[] | null;
  onAdd: (files: Iterable<File>) => void;
  onRemove: (file: File) => void;
};

/** The files of a box: what was wrong with some, then each with its size, how far it has gone, and a way to take it out. */
export function ChosenFiles(props: ChosenFilesProps) {
  const { input, box, label, chooserLabel, files, faults, faultsId, progress, onAdd, onRemove } = props;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={box.extensions.join(',')}
        aria-label={chooserLabel}
        onChange={(event) => {
          onAdd(event.target.files ?? []);
          // So that a file that was removed can be chosen again.
          event.target.value = '';
        }}
      />
      {faults.length > 0 && (
        <div id={faultsId} role="alert">
          <ul className={`list ${classes.faults}`}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {files.length > 0 && (
        <ul className={`list ${classes.files}`} aria-label={label}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.figure}>{sizeWords(file.size)}</span>
              {progress === null ? (
                <CrossButton label={`Remove ${file.name}`} onClick={() => onRemove(file)} />
              ) : (
                <>
                  <span className={`${classes.figure} ${classes.share}`}>
                    {Math.round((progress[index] ?? 0) * 100)} %
                  </span>
                  <progress
                    className={classes.bar}
                    value={progress[index] ?? 0}
                    aria-label={`${file.name} sent`}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
