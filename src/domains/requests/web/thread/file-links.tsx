import { sizeWords } from '#ui/file-size.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { Request } from '../../contract/request-view.ts';
import { checkWords, isWithheld } from './file-check.ts';
import classes from './file-links.module.css';
import { useFileDownload } from './use-file-download.ts';

/** The files that came with something in the thread. */
export function FileLinks({ reference, files }: Pick<Request, 'reference' | 'files'>) {
  const { save, busy, failure } = useFileDownload(reference);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={`list cluster ${classes.files}`} aria-label="Files">
        {files.map(({ id, name, bytes, check, finding }) => (
          <li key={id}>
            {isWithheld(check) ? (
              <span className={`control ${classes.file}`}>
                <span className={classes.name}>{name}</span>
                <span className={classes.size}>{checkWords({ check, finding })}</span>
              </span>
            ) : (
              <button
                type="button"
                className={`control ${classes.file}`}
                disabled={busy}
                onClick={() => save(id, name)}
              >
                <span className={classes.name}>{name}</span>
                <span className={classes.size}>{sizeWords(bytes)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
