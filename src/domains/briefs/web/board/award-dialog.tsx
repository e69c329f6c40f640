import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { awardWords } from '../../contract/award-words.ts';
import { wordsMaxLength } from '../../contract/brief-limits.ts';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import { placeAfterAward, wordsAfterAward } from './after-award.ts';
import classes from './award-dialog.module.css';

type AwardDialogProps = {
  brief: Brief;
  request: OnBoard;
  /** Something has moved: the board is read again. */
  onConflict: () => void;
  onClose: () => void;
};

const becomes = { decline: 'is declined', withdraw: 'is withdrawn' } as const;

/** Says before it is done what an award does to whom, and asks once. */
export function AwardDialog({ brief, request, onConflict, onClose }: AwardDialogProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState(awardWords);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  // As it was when one decided: what the page reads again behind the dialog counts once it has been told (§25.5).
  const [read, setRead] = useState(brief);
  const [told, setTold] = useState(false);
  if (told && brief !== read) {
    setRead(brief);
    setTold(false);
  }
  const { submit, busy, failure, issues } = useSubmission((error) => {
    if (error.code !== 'conflict') return undefined;
    setConflict(error.message);
    setTold(true);
    onConflict();
    return null;
  });
  const others = read.requests.filter(
    ({ reference, onAward }) => reference !== request.reference && onAward !== null,
  );
  const ending = others.filter(({ reference }) => !kept.includes(reference));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit(async (signal) => {
      setConflict(null);
      const { revision } = read;
      const requests = read.requests.map((one) => ({ reference: one.reference, revision: one.revision }));
      const body = { awarded: request.reference, kept: [...kept], words, revision, requests };
      await call('POST /api/briefs/:brief/award', {
        params: { brief: read.id },
        body,
        signal,
      });
      toastSuccess(`Awarded to ${request.listing.code}`);
      await navigate(`/requests/${encodeURIComponent(request.reference)}${placeAfterAward(request)}`);
    });
  }

  return (
    <Dialog title={`Award ${request.listing.code}`} onClose={onClose}>
      <form className="stack-close" onSubmit={onSubmit} noValidate aria-busy={busy}>
        <p>
          You go on with {request.listing.title} ({request.reference}){wordsAfterAward(request)}
          {ending.length > 0 && ' The others end now, with their mails. This cannot be undone.'}
        </p>
        {others.length > 0 && (
          <fieldset className="fieldset">
            <legend className="legend">What becomes of the others</legend>
            {others.map(({ reference, listing, onAward }) => (
              <label key={reference} className={`line ${classes.other}`}>
                <input
                  type="checkbox"
                  checked={!kept.includes(reference)}
                  onChange={({ target }) =>
                    setKept(target.checked ? kept.filter((one) => one !== reference) : [...kept, reference])
                  }
                />
                <span className="fits">
                  {listing.code} ({reference}){' '}
                  {kept.includes(reference) ? 'stays open' : becomes[onAward ?? 'decline']}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {ending.length > 0 && (
          <TextArea
            name="words"
            label="To those whose request ends"
            description="Each reads it in their own thread."
            rows={5}
            maxLength={wordsMaxLength}
            value={words}
            error={issues['words']}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {conflict && <Notice kind="warning">{conflict}</Notice>}
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={`row ${classes.acts}`}>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <SubmitButton busy={busy} danger={ending.length > 0}>
            {wordsOfStep(ending.length)}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

function wordsOfStep(ending: number): string {
  if (ending === 0) return 'Award';
  return ending === 1 ? 'Award, and end the other' : `Award, and end the other ${ending}`;
}
