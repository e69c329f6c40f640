import { type FormEvent, useState } from 'react';
import { AttachFiles } from '#forms/files/attach-files.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import { appendFiles, useDraft } from '#forms/use-draft.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import { type Move, type MoveName, moves } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import { CounterFields } from '../../terms/counter/counter-fields.tsx';
import { CounterOffer } from '../../terms/counter/counter-offer.tsx';
import { type KnownTerms, valuesKnown } from '../../terms/known-terms.ts';
import { TermsFields } from '../../terms/terms-fields.tsx';
import { type TypedTerms, toTermsJson, typeTerms } from '../../terms/typed-terms.ts';
import { SendFaults } from '../composer/send-faults.tsx';
import { useSend } from '../composer/use-send.ts';
import { FeeFields, feeJson, type TypedFee, typeFee } from './fee-fields.tsx';
import classes from './move-form.module.css';
import { moveWords } from './move-words.ts';

type MoveFormProps = {
  /** What it is kept under while it is draft. */
  form: string;
  request: Request;
  move: MoveName;
  /** What request and listing say of its terms. */
  known: KnownTerms;
  onClose: () => void;
  onSent: (request: Request) => void;
  onConflict: () => void;
};

type Fields = TypedTerms & TypedFee & { note: string; key: string };

/** What a move needs, and nothing else. It is made on the request as it was read when the form was opened. */
export function MoveForm({ form, request, move, known, onClose, onSent, onConflict }: MoveFormProps) {
  const { reference, termSheets, counters, answers } = request;
  const latest = termSheets.at(-1);
  const asked = counters.find(({ version }) => version === latest?.version)?.terms;
  const isCounter = move === 'ask-revision' && latest !== undefined;
  const { label, done, needs }: Move = moves[move];
  const { says, note, ends } = moveWords[move];
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const revision = useReadRevision(request);
  const terms = {
    ...typeTerms(latest?.terms),
    ...valuesKnown(known),
    // Whoever asks for something else begins with what they were offered.
    ...(isCounter && { validUntil: latest.terms.validUntil }),
  };
  const empty: Fields = { ...terms, ...typeFee(request), note: '', key: '' };
  const draft = useDraft(form, empty, ['files']);
  const send = useSend('POST /api/requests/:reference/moves', {
    reference,
    key: [draft.values.key, (key) => draft.type('key', key)],
    onSent(sent) {
      draft.clear();
      // A payment may leave a part open: the last that happened says what it came to.
      toastSuccess(sent.timeline.findLast((event) => event.move === move)?.what ?? done);
      onSent(sent);
    },
    onConflict() {
      revision.readAgain();
      onConflict();
    },
  });
  const isPossible = request.moves.some((offered) => offered.move === move);
  const needsTerms = needs.includes('term-sheet');

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const data = new FormData();
    data.set('move', move);
    data.set('revision', String(revision.read));
    data.set('note', draft.values.note.trim());
    if (needsTerms) data.set('terms', toTermsJson(draft.values));
    if (isCounter && toTermsJson(draft.values) !== toTermsJson(terms))
      data.set('counter', toTermsJson(draft.values));
    if (needs.includes('fee')) data.set('fee', feeJson(draft.values));
    appendFiles(data, draft.files);
    void send.send(data);
  }

  return (
    <form className={`stack ${classes.form}`} onSubmit={onSubmit} noValidate aria-busy={send.share !== null}>
      <div>
        <h3 ref={heading} id={move} tabIndex={-1} className={classes.title}>
          {needsTerms ? `Term sheet, version ${termSheets.length + 1}` : label}
        </h3>
        <p className={classes.says}>{says}</p>
      </div>
      {needsTerms && latest !== undefined && asked !== undefined && (
        <CounterOffer version={latest.terms} asked={asked} typed={draft.values} onType={draft.type} />
      )}
      {needsTerms && (
        <TermsFields
          typed={draft.values}
          onType={draft.type}
          known={known}
          answers={answers}
          issues={send.issues}
        />
      )}
      {isCounter && (
        <CounterFields version={latest} typed={draft.values} onType={draft.type} issues={send.issues} />
      )}
      {needs.includes('fee') && <FeeFields typed={draft.values} onType={draft.type} issues={send.issues} />}
      <AttachFiles
        label={needs.includes('file') ? 'Attach the signed document' : 'Attach files'}
        files={draft.files.files}
        onChange={(files) => draft.attach('files', files)}
        share={send.share}
        issue={send.issues['files']}
      >
        <TextArea
          name="note"
          label={needs.includes('note') ? note : `${note} (optional)`}
          required={needs.includes('note')}
          rows={3}
          maxLength={4000}
          value={draft.values.note}
          error={send.issues['note']}
          onChange={(event) => draft.type('note', event.currentTarget.value)}
        />
      </AttachFiles>
      <SendFaults send={send} lostFiles={draft.lostFiles} />
      {!isPossible && (
        <p className={classes.says}>This step is no longer possible. What you typed stays here.</p>
      )}
      <div className="row">
        {isPossible && (
          <SubmitButton busy={send.share !== null} danger={ends}>
            {label}
          </SubmitButton>
        )}
        <UploadProgress {...send} />
        {send.share === null && <QuietButton onClick={onClose}>Cancel</QuietButton>}
      </div>
    </form>
  );
}

/** The revision on which a move is decided: that of the opening of its form, and after a conflict the one that came next. */
function useReadRevision({ revision }: Request): { read: number; readAgain: () => void } {
  const [read, setRead] = useState(revision);
  const [isOutdated, setOutdated] = useState(false);
  if (isOutdated && revision > read) {
    setRead(revision);
    setOutdated(false);
  }
  return { read, readAgain: () => setOutdated(true) };
}
