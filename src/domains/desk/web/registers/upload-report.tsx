import type {
  RegisterUpload,
  UploadOutcome,
  UploadState,
} from '#domains/dossiers/contract/register-uploads.ts';
import { registerWords } from '#domains/registers/contract/register-words.ts';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { useLooks } from '#platform/web/call/use-looks.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { calendarDayOf, momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { type Standing, StandingBadge } from '#ui/mark/standing-badge.tsx';
import classes from './registers.module.css';

const states: Readonly<Record<UploadState, { standing: Standing; word: string }>> = {
  reading: { standing: 'moving', word: 'Reading' },
  older: { standing: 'waiting', word: 'Older than what stands' },
  done: { standing: 'done', word: 'Taken in' },
  failed: { standing: 'ended', word: 'Refused' },
};

const number = (count: number) => count.toLocaleString('en-GB');
const rowsIn = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

type UploadReportProps = { upload: RegisterUpload; onMoved: (now: RegisterUpload) => void };

/** What becomes of a file that was sent: how far it is, then the report of each register in it. */
export function UploadReport({ upload, onMoved }: UploadReportProps) {
  const { id, fileName, by, sentAt, state, rowsRead, outcomes, failure } = upload;
  useLooks(
    { id, moves: state === 'reading' },
    (signal) => call('GET /api/admin/register-uploads/:upload', { params: { upload: id }, signal }),
    onMoved,
  );
  const confirm = useAction(async () => {
    const path = 'POST /api/admin/register-uploads/:upload/confirm';
    onMoved((await call(path, { params: { upload: id } })).data);
  });
  const { standing, word } = states[state];
  const isSame = outcomes.length > 0 && outcomes.every(({ became }) => became === 'same');
  return (
    <>
      {/* Stands from the first to the last of it, as ears hear only what changes within. */}
      <div role="status" className={classes.report}>
        <p className={classes.head}>
          <strong className={classes.file}>{fileName}</strong>
          <StandingBadge standing={standing} word={isSame ? 'Stands already' : word} />
          <span className="muted">
            {by}, {momentOf(sentAt)}
          </span>
        </p>
        {state === 'reading' && (
          <p>
            {rowsIn(rowsRead)} read so far. What stands goes on standing until all of it is in; you may leave
            this page.
          </p>
        )}
        {state === 'reading' && <progress className={classes.progress} aria-label="Rows read" />}
        {failure !== '' && <Notice kind="error">{failure}</Notice>}
        {outcomes.length > 0 && (
          <ul className={`list ${classes.outcomes}`}>
            {outcomes.map((outcome) => (
              <li key={outcome.register}>
                <strong>{registerWords[outcome.register].name}:</strong> {wordsOf(outcome)}
                {outcome.refusals.length > 0 && (
                  <ul className={classes.refusals}>
                    {outcome.refusals.map((refusal) => (
                      <li key={refusal}>{refusal}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {confirm.failure && <Notice kind="error">{confirm.failure}</Notice>}
      {state === 'older' && (
        <div className="cluster">
          <QuietButton disabled={confirm.busy} onClick={confirm.run}>
            Take the older one all the same
          </QuietButton>
        </div>
      )}
    </>
  );
}

function wordsOf({
  became,
  day,
  read,
  taken,
  refused,
  repeated,
  leftOut,
  inConflict,
}: UploadOutcome): string {
  if (became === 'same')
    return `this very edition stands already, that of ${calendarDayOf(day)}; nothing was changed.`;
  if (became === 'older')
    return `older than the edition of ${calendarDayOf(day)}, which stands; nothing was changed.`;
  const counts = [`${rowsIn(read)} read`, `${number(taken)} taken`, `${number(refused)} refused`];
  if (repeated > 0) counts.push(`${number(repeated)} the same as others`);
  if (leftOut > 0) counts.push(`${number(leftOut)} left out`);
  if (inConflict)
    counts.push(
      inConflict === 1
        ? '1 that disagrees with another of its number'
        : `${number(inConflict)} that disagree with another of their number`,
    );
  return `edition of ${calendarDayOf(day)}, ${counts.join(', ')}.`;
}
