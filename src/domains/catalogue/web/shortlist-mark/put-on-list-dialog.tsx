import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { choicesOf, ListChoiceFields, useListChoice } from './list-choice.tsx';
import { type List, useLists } from './use-lists.ts';

/** On which named list several dossiers are to be put, or on a new one (§14.11). */
export function PutOnListDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { lists, failed, load } = useLists();
  return (
    <Dialog title={ids.length === 1 ? 'Add it to a list' : `Add ${ids.length} to a list`} onClose={onClose}>
      {lists && <PutForm ids={ids} lists={lists} onClose={onClose} />}
      {lists === null && failed === '' && (
        <div role="status">
          <span className="visually-hidden">Loading the lists</span>
          <SkeletonRows rows={2} />
        </div>
      )}
      {lists === null && failed !== '' && (
        <Notice kind="error">
          The lists could not be loaded. {besideTryAgain(failed)}{' '}
          <TextButton onClick={load}>Try again</TextButton>
        </Notice>
      )}
    </Dialog>
  );
}

type PutFormProps = { ids: readonly string[]; lists: readonly List[]; onClose: () => void };

function PutForm({ ids, lists, onClose }: PutFormProps) {
  const choice = useListChoice(choicesOf(lists));
  const { submit, busy, failure, issues } = useSubmission();

  async function send(): Promise<void> {
    const list = await choice.reach();
    const { message } = await call('POST /api/shortlists/:list/entries', {
      params: { list },
      body: { ids: [...ids] },
    });
    toastSuccess(message);
    onClose();
  }

  return (
    <form
      className="stack-close"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(send);
      }}
    >
      <ListChoiceFields choice={choice} issues={issues} />
      {failure && !issues['name'] && <Notice kind="error">{failure}</Notice>}
      <div className="row">
        <SubmitButton busy={busy}>Add</SubmitButton>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </form>
  );
}
