import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { dayOf } from '#ui/dates.ts';
import { documentFormats } from '../../contract/term-sheet-lists.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import classes from './version-head.module.css';

/** The head of a version's column: when it was issued and by whom, and the version as a document. */
export function VersionHead({ reference, sheet }: { reference: string; sheet: TermSheet }) {
  const { version, issuedAt, by } = sheet;
  const { submit, failure } = useSubmission();

  function save(format: (typeof documentFormats)[number]): void {
    const path = `/api/requests/${encodeURIComponent(reference)}/term-sheets/${version}/file?format=${format}`;
    void submit(() => download(path, `${reference}-term-sheet-${version}.${format}`));
  }

  return (
    <th scope="col">
      <span className={classes.version}>Version {version}</span>
      <span className={`muted ${classes.issued}`}>
        {dayOf(issuedAt)}, {by}
      </span>
      <span className={classes.documents}>
        {documentFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={`control ${classes.document}`}
            aria-label={`Version ${version} as ${format.toUpperCase()}`}
            onClick={() => save(format)}
          >
            {format.toUpperCase()}
          </button>
        ))}
      </span>
      {failure && (
        <span className={`field-error ${classes.failure}`} role="alert">
          {failure}
        </span>
      )}
    </th>
  );
}
