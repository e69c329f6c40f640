import { useState } from 'react';
import type { Request } from '#contract/request-view.ts';
import { download } from '#web/call.ts';
import { sizeWords } from '#web/ui/file-size.ts';
import { Notice } from '#web/ui/notice.tsx';
import classes from './request-files.module.css';

/** The files of a request, to download again. */
export function RequestFiles({ reference, files }: Pick<Request, 'reference' | 'files'>) {
  const [failure, setFailure] = useState<string | null>(null);
  if (files.length === 0) return <p className={classes.none}>No files were attached.</p>;

  async function fetchFile(id: string, name: string): Promise<void> {
    setFailure(null);
    try {
      await download(`/api/requests/${encodeURIComponent(reference)}/files/${encodeURIComponent(id)}`, name);
    } catch (error) {
      setFailure(`${name}: ${error instanceof Error ? error.message : 'could not be downloaded'}`);
    }
  }

  return (
    <>
      <ul className={classes.files}>
        {files.map(({ id, box, name, bytes, sha256 }) => (
          <li key={id} className={classes.file}>
            <button type="button" className={classes.name} onClick={() => void fetchFile(id, name)}>
              {name}
            </button>
            <span className={classes.box}>{box}</span>
            <span className={classes.size}>{sizeWords(bytes)}</span>
            <span className={classes.sum}>
              SHA-256 <span title={sha256}>{sha256.slice(0, 16)}…</span>
            </span>
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
