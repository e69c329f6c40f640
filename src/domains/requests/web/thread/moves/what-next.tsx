import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readDraft } from '#forms/drafts.ts';
import { button, dangerQuietButton, quietButton } from '#ui/action/button-link.ts';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import type { MoveName } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import { useKnownTerms } from '../../terms/use-known-terms.ts';
import { inOrder, moveWords } from './move-words.ts';
import { feeWords, nextWords } from './next-words.ts';
import classes from './what-next.module.css';

// The thread is read before a move is made of it, and by many who can make none.
const moveForm = laterPart(async () => (await import('./move-form.tsx')).MoveForm);

const signForm = laterPart(async () => (await import('../signing/sign-form.tsx')).SignForm);

type WhatNextProps = {
  request: Request;
  onSent: (request: Request) => void;
  /** After a move, when its form is gone. */
  onMoved: () => void;
  onConflict: () => void;
};

/** What comes next, and what the reader can do about it: each move opens its form in place, so that the thread stays in sight. */
export function WhatNext({ request, onSent, onMoved, onConflict }: WhatNextProps) {
  const { reference, moves, waitsFor, sides, canSign, refusal } = request;
  const wanted = useLocation().hash.slice(1);
  const [signs, setSigns] = useState(() => canSign && wanted === 'signature');
  // The move that the address names, else one that was begun.
  const [open, setOpen] = useState<MoveName | null>(
    () =>
      (
        moves.find(({ move }) => move === wanted) ??
        moves.find(({ move }) => readDraft(formOf(reference, move)) !== null)
      )?.move ?? null,
  );
  const known = useKnownTerms(request, open === 'issue-term-sheet');
  const MoveForm = useLaterPart(moveForm);
  const SignForm = useLaterPart(signForm);
  const heading = useRef<HTMLHeadingElement>(null);
  const offered = inOrder(moves);
  const fee = feeWords(request);
  const isTheirTurn = waitsFor === null || sides.includes(waitsFor);

  /** The form goes, and the reader's place is where it stood. */
  function close(): void {
    setOpen(null);
    setSigns(false);
    heading.current?.focus();
  }

  function classOf(move: MoveName, place: number): string {
    if (moveWords[move].ends) return dangerQuietButton;
    return place === 0 && isTheirTurn && !canSign ? button : quietButton;
  }

  return (
    <section className={`card ${classes.card}`} aria-labelledby="what-next">
      <h2 ref={heading} id="what-next" tabIndex={-1} className={`heading ${classes.title}`}>
        What comes next
      </h2>
      <p className={classes.words}>{nextWords(request)}</p>
      {refusal !== null && <p className={classes.words}>{refusal}</p>}
      {fee !== null && <p className={classes.words}>{fee}</p>}
      {open === null && !signs && (offered.length > 0 || canSign) && (
        <div className={`cluster ${classes.moves}`}>
          {canSign && (
            <button
              type="button"
              className={isTheirTurn ? button : quietButton}
              onClick={() => setSigns(true)}
            >
              Sign term sheet {request.termSheets.length}
            </button>
          )}
          {offered.map(({ move, label }, place) => (
            <button key={move} type="button" className={classOf(move, place)} onClick={() => setOpen(move)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {signs && SignForm !== null && (
        <SignForm
          request={request}
          onClose={close}
          onSent={(sent) => {
            close();
            onSent(sent);
            onMoved();
          }}
          onChanged={onConflict}
        />
      )}
      {open !== null && (known === null || MoveForm === null) && (
        <p className={classes.words} role="status">
          Reading the request and the listing…
        </p>
      )}
      {open !== null && known !== null && MoveForm !== null && (
        <MoveForm
          key={open}
          known={known}
          form={formOf(reference, open)}
          request={request}
          move={open}
          onClose={close}
          onSent={(sent) => {
            close();
            onSent(sent);
            onMoved();
          }}
          onConflict={onConflict}
        />
      )}
    </section>
  );
}

/** What the form of a move is kept under while it is typed. */
function formOf(reference: string, move: MoveName): string {
  return `move:${reference}:${move}`;
}
