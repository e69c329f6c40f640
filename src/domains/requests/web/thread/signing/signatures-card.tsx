import { useSubmission } from '#forms/use-submission.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { download } from '#platform/web/call/call.ts';
import { momentOf } from '#ui/dates.ts';
import { sizeWords } from '#ui/file-size.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { Request, Signature } from '../../../contract/request-view.ts';
import { halfSignedWords, selfMadeWords } from '../../../contract/signing-words.ts';
import { Answer, Card } from '../request-card.tsx';
import classes from '../request-view.module.css';
import own from './signing.module.css';

/** Who has signed the version that stands, whose signature is missing, and the sealed document. */
export function SignaturesCard({ request }: { request: Request }) {
  const { signatures, halfSignedBy, state, termSheets, sealed } = request;
  const latest = termSheets.at(-1)?.version;
  const made = signatures.filter(({ version }) => version === latest);
  const isWhole = made.length === 2;
  if (made.length === 0 || (halfSignedBy === null && !isWhole)) return null;
  return (
    <Card title="Signatures">
      <dl className={classes.answers}>
        {made.map((signature) => (
          <Answer key={signature.side} label={capitalise(signature.side)} value={wordsOf(signature)} />
        ))}
        <Answer label="SHA-256" value={made[0]?.sha256 ?? ''} />
      </dl>
      {halfSignedBy !== null && state === 'term-sheet-issued' && (
        <p className={`note ${classes.remark}`}>{halfSignedWords(halfSignedBy)}.</p>
      )}
      {isWhole && sealed?.version !== latest && (
        <p className={`note ${classes.remark}`}>
          The sealed document is being made: it is here within minutes.
        </p>
      )}
      {sealed !== null && sealed.version === latest && <Sealed {...request} sealed={sealed} />}
    </Card>
  );
}

function wordsOf({ name, title, company, at }: Signature): string {
  return [`${name}, ${title}`, company, momentOf(at)].join('\n');
}

type SealedProps = { reference: string; sealed: NonNullable<Request['sealed']> };

function Sealed({ reference, sealed: { version, bytes, sha256, selfMade } }: SealedProps) {
  const { submit, busy, failure } = useSubmission();
  const name = `${reference}-term-sheet-${version}-signed.pdf`;

  function save(): void {
    const path = `/api/requests/${encodeURIComponent(reference)}/term-sheets/${version}/sealed`;
    void submit(() => download(path, name));
  }

  return (
    <div className={classes.remark}>
      <p>
        <button type="button" className={`bare text-button ${own.sealed}`} disabled={busy} onClick={save}>
          {name}
        </button>{' '}
        <span className="note">
          {sizeWords(bytes)}, SHA-256 <span title={sha256}>{sha256.slice(0, 16)}…</span>
        </span>
      </p>
      <p className="note">
        {selfMade
          ? `${capitalise(selfMadeWords)}: it shows that no byte was changed, and vouches for nobody.`
          : 'Sealed by the operator’s certificate: a reader of PDF shows whether a byte was changed.'}
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}
