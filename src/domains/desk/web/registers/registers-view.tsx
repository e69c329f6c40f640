import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { RegisterUpload, StandingEdition } from '#domains/dossiers/contract/register-uploads.ts';
import { EditionTable } from './edition-table.tsx';
import classes from './registers.module.css';
import { unmatchedPath } from './unmatched-view.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadReport } from './upload-report.tsx';

type RegistersViewProps = { editions: readonly StandingEdition[]; uploads: readonly RegisterUpload[] };

/** The registers as they stand, and the way to replace them. */
export function RegistersView({ editions, uploads }: RegistersViewProps) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<readonly RegisterUpload[]>([]);
  const own = moved.map(({ id }) => id);
  const before = uploads.filter(({ id }) => !own.includes(id));

  function take(now: RegisterUpload): void {
    setMoved((before) =>
      before.some(({ id }) => id === now.id)
        ? before.map((one) => (one.id === now.id ? now : one))
        : [now, ...before],
    );
    // Other editions may stand by now.
    if (now.state !== 'reading') void revalidate();
  }

  return (
    <>
      <UploadForm onSent={take} />
      <Uploads title="Just sent" uploads={moved} onMoved={take} />
      <section aria-labelledby="editions">
        <h2 id="editions" className={classes.title}>
          Editions
        </h2>
        <EditionTable editions={editions} />
        <p className={`secondary ${classes.pages}`}>
          <Link to={unmatchedPath}>Unmatched presentations</Link>
        </p>
      </section>
      <Uploads title="Files sent" uploads={before} onMoved={take} />
    </>
  );
}

type UploadsProps = {
  title: string;
  uploads: readonly RegisterUpload[];
  onMoved: (now: RegisterUpload) => void;
};

function Uploads({ title, uploads, onMoved }: UploadsProps) {
  const id = useId();
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={`list ${classes.list}`}>
        {uploads.map((upload) => (
          <li key={upload.id} className={classes.upload}>
            <UploadReport upload={upload} onMoved={onMoved} />
          </li>
        ))}
      </ul>
    </section>
  );
}
