import { type ReactNode, useId } from 'react';
import type { FileBox } from '#platform/contract/call.ts';
import { requestBoxes } from '#platform/contract/files.ts';
import { quietButton } from '#ui/action/button-link.ts';
import classes from './attach-files.module.css';
import { ChosenFiles } from './chosen-files.tsx';
import { progressOfEach, whatIsTaken } from './file-checks.ts';
import { useFileZone } from './use-file-zone.ts';

type AttachFilesProps = {
  /** What is taken; the papers of a deal unless told. */
  box?: FileBox;
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

/** Files to go along: chosen or dropped, each with its size and a way to take it out; what is taken is said first. */
export function AttachFiles(props: AttachFilesProps) {
  const { box = requestBoxes.files, label, files, onChange, share, issue, children } = props;
  const id = useId();
  const sizes = files.map((file) => file.size);
  const progress = share === null ? null : progressOfEach(share, sizes);
  const { zone, list, over, choose } = useFileZone({ box, files, onChange, progress, issue });

  return (
    <div className={classes.zone} {...zone}>
      {children}
      <div className={`row ${classes.row}`} data-wrong={list.faults.length > 0 || undefined}>
        <button
          type="button"
          className={`${quietButton} ${classes.choose}`}
          aria-describedby={`${id}-faults ${id}-taken`}
          disabled={share !== null}
          onClick={choose}
        >
          {label}
        </button>
        <p id={`${id}-taken`} className={`note ${classes.taken}`}>
          {over ? 'Let go to add' : whatIsTaken(box)}
        </p>
      </div>
      <ChosenFiles {...list} faultsId={`${id}-faults`} label="Files to send" chooserLabel={label} />
    </div>
  );
}
