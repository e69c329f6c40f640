import { TextButton } from '#ui/action/buttons.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { noteMaxLength } from '../../contract/shortlist-limits.ts';
import classes from './shortlist-list.module.css';
import { type NoteState, useNote } from './use-note.ts';

const words: Record<NoteState, string> = {
  stored: '',
  typed: 'Stored when you leave the field',
  storing: 'Storing',
  failed: 'Not stored',
};

/** One's own note on a dossier. */
export function NoteField({ id, title, note }: { id: string; title: string; note: string }) {
  const { text, state, failure, type, store } = useNote(id, note);
  return (
    <div className={classes.note}>
      <TextArea
        name="note"
        label="Note"
        aria-label={`Note on ${title}`}
        rows={2}
        autosize={false}
        maxLength={noteMaxLength}
        value={text}
        error={state === 'failed' ? failure : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={store}
      />
      <p className={`muted ${classes.state}`} role="status">
        {words[state]} {state === 'failed' && <TextButton onClick={store}>Try again</TextButton>}
      </p>
    </div>
  );
}
