import { useRevalidator } from 'react-router';
import {
  choicesOf,
  ListChoiceFields,
  useListChoice,
} from '#domains/catalogue/web/shortlist-mark/list-choice.tsx';
import { rereadMarks } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Shortlist } from '../../../contract/shortlists.ts';
import type { Entry } from '../entry.tsx';
import type { Place } from '../place.ts';

type MoveDialogProps = {
  place: Place;
  lists: readonly Shortlist[];
  entries: readonly Entry[];
  /** They are where they were to go. */
  onDone: () => void;
  onClose: () => void;
};

/** Where some dossiers are to go, and whether they stay here too. */
export function MoveDialog({ place, lists, entries, onDone, onClose }: MoveDialogProps) {
  const places = [{ value: 'own', label: 'Shortlist' }, ...choicesOf(lists)];
  const choice = useListChoice(places.filter(({ value }) => value !== place));
  const { submit, busy, failure, issues } = useSubmission();
  const { revalidate } = useRevalidator();

  async function send(keep: boolean): Promise<void> {
    const there = await choice.reach();
    const ids = entries.map(({ id }) => id);
    const { message } = await call('POST /api/shortlists/moves', {
      body: { from: place, to: there, ids, keep },
    });
    // Bookmarks elsewhere say what is on the shortlist that everybody has.
    if (place === 'own' || there === 'own') rereadMarks();
    toastSuccess(message);
    onDone();
    onClose();
    await revalidate();
  }

  return (
    <Dialog
      title={entries.length === 1 ? 'Move or copy it' : `Move or copy ${entries.length}`}
      onClose={onClose}
    >
      <form
        className="stack-close"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(() => send(false));
        }}
      >
        {entries.length === 1 && <p>{entries[0]?.title}</p>}
        <ListChoiceFields choice={choice} issues={issues} />
        <p className="note">Notes go with them. Moved, they leave this list; copied, they stand on both.</p>
        {failure && !issues['name'] && <Notice kind="error">{failure}</Notice>}
        <div className="row">
          <SubmitButton busy={busy}>Move</SubmitButton>
          <QuietButton disabled={busy} onClick={() => void submit(() => send(true))}>
            Copy
          </QuietButton>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
        </div>
      </form>
    </Dialog>
  );
}
