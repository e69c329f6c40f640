import { Cross } from '#web/ui/cross.tsx';
import { sizeWords } from '#web/ui/file-size.ts';
import classes from './file-box.module.css';

export type FileListProps = {
  label: string;
  files: readonly File[];
  progress: readonly number[] | null;
  onRemove: (file: File) => void;
};

/** The files of a box: name, size, how far each has gone, and a way to take it out. */
export function FileList({ label, files, progress, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
          <span className={classes.fileName}>{file.name}</span>
          <span className={classes.fileSize}>{sizeWords(file.size)}</span>
          {progress === null ? (
            <button
              type="button"
              className={classes.remove}
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file)}
            >
              <Cross />
            </button>
          ) : (
            <span className={classes.fileShare}>{Math.round((progress[index] ?? 0) * 100)} %</span>
          )}
          {progress !== null && (
            <progress className={classes.bar} value={progress[index] ?? 0} aria-label={`${file.name} sent`} />
          )}
        </li>
      ))}
    </ul>
  );
}
