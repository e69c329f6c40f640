import { sizeWords } from '#ui/file-size.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { Request } from '../../contract/request-view.ts';
import { checkWords, isWithheld } from './file-check.ts';
import classes from './request-files.module.css';
import { useFileDownload } from './use-file-download.ts';

/** The files of a request, to download again. */
export function RequestFiles({ reference, files }: Pick<Request, 'reference' | 'files'>) {
  const { save, busy, failure } = useFileDownload(reference);
  if (files.length === 0) return <p className={classes.none}>No files were attached.</p>;

  return (
    <>
      <ul className={classes.files}>
        {files.map(({ id, box, name, bytes, sha256, by, check, finding }) => (
          <li key={id} className={classes.file}>
            {isWithheld(check) ? (
              <span>
                {name} ({checkWords({ check, finding })})
              </span>
            ) : (
              <button
                type="button"
                className={`bare ${classes.name}`}
                disabled={busy}
                onClick={() => save(id, name)}
              >
                {name}
              </button>
            )}
            <span className={classes.box}>{by.isViewer ? 'You' : by.name}</span>
            <span className={classes.size}>{sizeWords(bytes)}</span>
            <span className={classes.sum}>
              {box}, SHA-256 <span title={sha256}>{sha256.slice(0, 16)}…</span>
            </span>
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
