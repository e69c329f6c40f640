import { type ReactNode, useId } from 'react';
import { ChosenFiles } from '#forms/files/chosen-files.tsx';
import { progressOfEach, whatIsTaken } from '#forms/files/file-checks.ts';
import { useFileZone } from '#forms/files/use-file-zone.ts';
import { requestBoxes } from '#platform/contract/files.ts';
import { quietButton } from '#ui/action/button-link.ts';
import classes from './attach-files.module.css';

type AttachFilesProps = {
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
  const sizes = files.map((file) => file.size);
  const progress = share === null ? null : progressOfEach(share, sizes);
  const { zone, list, over, choose } = useFileZone({ box, files, onChange, progress, issue });

  return (
    <div className={classes.zone} {...zone}>
      {children}
      <div className={`row ${classes.row}`}>
        <button
          type="button"
          className={`${quietButton} ${classes.choose}`}
          aria-describedby={`${id}-taken`}
          disabled={share !== null}
          onClick={choose}
        >
          {label}
        </button>
        <p id={`${id}-taken`} className={`note ${classes.taken}`}>
          {over ? 'Let go to add' : whatIsTaken(box)}
        </p>
      </div>
      <ChosenFiles {...list} label="Files to send" chooserLabel={label} />
    </div>
  );
}
