import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { sizeWords } from '#ui/file-size.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { ToSign } from '../../../contract/signing.ts';
import { Answer } from '../request-card.tsx';
import classes from './signing.module.css';

/** The very document: its bytes to open, and the hash of them that both sides sign. */
export function DocumentToSign({ reference, toSign }: { reference: string; toSign: ToSign }) {
  const { version, sha256, bytes, amount } = toSign;
  const { submit, busy, failure } = useSubmission();
  const name = `${reference}-term-sheet-${version}.pdf`;

  function open(): void {
    const path = `/api/requests/${encodeURIComponent(reference)}/term-sheets/${version}/file?format=pdf`;
    void submit(() => download(path, name));
  }

  return (
    <>
      <dl className={classes.document}>
        <Answer label="Document" value={`${name}, ${sizeWords(bytes)}`} />
        <Answer label="SHA-256" value={sha256} />
        <Answer label="Commits to" value={amount ?? 'An amount that it does not tell'} />
      </dl>
      <div className="row">
        <QuietButton onClick={open} disabled={busy}>
          Open the document (PDF)
        </QuietButton>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
