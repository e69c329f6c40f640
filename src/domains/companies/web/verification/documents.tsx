import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { sizeWords } from '#ui/file-size.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyDocument } from '../../contract/company-verification.ts';
import classes from './documents.module.css';

/** Documents of a statement, each to be saved; one that the virus scan holds says so. */
export function Documents({
  company,
  documents,
}: {
  company: string;
  documents: readonly CompanyDocument[];
}) {
  const { submit, busy, failure } = useSubmission();
  return (
    <>
      <ul className={`list cluster ${classes.documents}`} aria-label="Documents">
        {documents.map(({ id, name, bytes, check, finding }) => (
          <li key={id} className={classes.document}>
            {check === 'waiting' || check === 'infected' ? (
              <span className="muted">
                {name}:{' '}
                {check === 'waiting' ? 'being checked for viruses' : `infected with ${finding}, removed`}
              </span>
            ) : (
              <QuietButton
                disabled={busy}
                onClick={() => void submit(() => download(`/api/companies/${company}/documents/${id}`, name))}
              >
                {name} ({sizeWords(bytes)})
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
