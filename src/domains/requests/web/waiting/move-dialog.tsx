import { useEffect, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { announceMove } from '#platform/web/keys/doors.ts';
import { Button, QuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { type Move, type MoveName, moves } from '../../contract/request-life.ts';
import type { Request, RequestSummary } from '../../contract/request-view.ts';
import { useSend } from '../thread/composer/use-send.ts';
import { moveWords } from '../thread/moves/move-words.ts';
import { nextWords } from '../thread/moves/next-words.ts';
import { useLeadOn } from './lead-on.ts';
import classes from './move-dialog.module.css';
import { whereToAct } from './next-step.ts';

type MoveDialogProps = { summary: RequestSummary; move: MoveName; onClose: () => void };

/**
 * Asks once before a move is made from a queue's row, and shows what it is decided on: the request as it stands when this
 * opens. Once it is made, the next one that waits is led to.
 */
export function MoveDialog({ summary, move, onClose }: MoveDialogProps) {
  const { reference, listing, requester } = summary;
  const { label, done }: Move = moves[move];
  const { request, failed, readAgain } = useRequest(reference);
  const [key, keep] = useState('');
  const leadOn = useLeadOn();
  const send = useSend('POST /api/requests/:reference/moves', {
    ...{ reference, key: [key, keep] },
    onSent() {
      toastSuccess(`${reference}: ${done}`);
      announceMove();
      void goOn();
    },
    onConflict: readAgain,
  });
  const isPossible = request?.moves.some((offered) => offered.move === move) ?? false;
  const isGone = request !== null && !isPossible;

  async function goOn(): Promise<void> {
    if (await leadOn(reference)) return;
    onClose();
    // The row that this was opened from is gone: one goes on where the page begins.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  function confirm(): void {
    if (request === null) return;
    const form = new FormData();
    form.set('move', move);
    form.set('revision', String(request.revision));
    void send.send(form);
  }

  return (
    <Dialog
      title={label}
      onClose={onClose}
      actions={
        <>
          <QuietLink to={whereToAct(summary)}>Open the request</QuietLink>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          {isGone ? (
            <Button onClick={() => void goOn()}>Go on to the next</Button>
          ) : (
            <Button disabled={request === null} aria-busy={send.share !== null} onClick={confirm}>
              {label}
            </Button>
          )}
        </>
      }
    >
      <p>
        <span className={classes.title}>{listing.title}</span>
        <span className="note">
          {reference} · {requester.name}
          {requester.organisation && `, ${requester.organisation}`}
          {requester.notProven && ' (not proven)'}
        </span>
      </p>
      {request && <Asked request={request} />}
      {request === null && !failed && <SkeletonRows rows={4} height={20} />}
      {failed && (
        <Notice kind="error">
          The request could not be loaded. <QuietButton onClick={readAgain}>Try again</QuietButton>
        </Notice>
      )}
      {isPossible && request && <p>{request.owner.hasPeople ? moveWords[move].says : nextWords(request)}</p>}
      {send.conflict && <Notice kind="warning">{send.conflict}</Notice>}
      {isGone && !send.conflict && <Notice kind="warning">{whatHappened(request)}</Notice>}
      {send.failure && <Notice kind="error">{send.failure}</Notice>}
    </Dialog>
  );
}

/** What was asked, in the words of whoever asks. */
function Asked({ request: { answers, files } }: { request: Request }) {
  const said = answers.filter(({ value }) => value !== '');
  return (
    <dl className={classes.asked}>
      {said.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Files</dt>
        <dd>{files.length === 0 ? 'None' : files.map(({ name }) => name).join(', ')}</dd>
      </div>
    </dl>
  );
}

/** Somebody was quicker before this was opened: who, and what they did. */
function whatHappened({ timeline }: Request): string {
  const last = timeline.at(-1);
  if (last === undefined) return 'This step is no longer possible.';
  return `This step is no longer possible. The last that happened: ${last.what} by ${last.who}, ${momentOf(last.at)}.`;
}

/** The request whole, as it stands now. */
function useRequest(reference: string) {
  const [request, setRequest] = useState<Request | null>(null);
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is wanted again is a time to ask
  useEffect(() => {
    const asking = new AbortController();
    setFailed(false);
    call('GET /api/requests/:reference', { params: { reference }, signal: asking.signal })
      .then(({ data }) => setRequest(data))
      .catch(() => setFailed(!asking.signal.aborted));
    return () => asking.abort();
  }, [reference, times]);
  return { request, failed, readAgain: () => setTimes(times + 1) };
}
