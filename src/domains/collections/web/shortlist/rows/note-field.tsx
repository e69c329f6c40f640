import { useRevalidator } from 'react-router';
import { noteMaxLength } from '#domains/catalogue/contract/shortlist-limits.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { Place } from '../place.ts';
import classes from './note-field.module.css';
import { type NoteState, useNote } from './use-note.ts';

const words: Record<NoteState, string> = {
  stored: '',
  typed: 'Stored when you leave the field',
  storing: 'Storing',
  failed: 'Not stored.',
};

type NoteFieldProps = {
  place: Place;
  id: string;
  title: string;
  note: string;
  /** The colleague who wrote it. */
  by: string | null;
  tabIndex?: number;
};

/** The note on a dossier, written where it is read: as high as two of its lines until one writes. */
export function NoteField({ place, id, title, note, by, tabIndex }: NoteFieldProps) {
  const { text, state, failure, isTaken, type, store, writeOver, drop } = useNote(place, id, note);
  const { revalidate } = useRevalidator();
  return (
    <div className={classes.field}>
      <textarea
        name="note"
        className={`control ${classes.note}`}
        aria-label={`Note on ${title}`}
        placeholder="Add a note"
        rows={1}
        tabIndex={tabIndex}
        maxLength={noteMaxLength}
        value={text}
        aria-invalid={state === 'failed' || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={store}
      />
      {by !== null && note !== '' && text === note && <span className={`muted ${classes.by}`}>{by}</span>}
      <span className={`muted ${classes.state}`} data-failed={state === 'failed' || undefined} role="status">
        {words[state]}
        {state === 'failed' && (
          <>
            {' '}
            {isTaken ? failure : besideTryAgain(failure)}{' '}
            <TextButton onClick={isTaken ? writeOver : store}>
              {isTaken ? 'Write over it' : 'Try again'}
            </TextButton>
            {isTaken && (
              <>
                {' '}
                <TextButton
                  onClick={() => {
                    drop();
                    void revalidate();
                  }}
                >
                  Drop mine
                </TextButton>
              </>
            )}
          </>
        )}
      </span>
    </div>
  );
}
