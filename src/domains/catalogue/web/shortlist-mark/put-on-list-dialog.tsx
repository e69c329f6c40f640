import { useEffect, useState } from 'react';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { listNameMaxLength } from '../../contract/shortlist-limits.ts';

/** Stands for a list that is still to be begun. */
const newList = 'new';

type Choice = { value: string; label: string };

/** On which named list several dossiers are to be put, or on a new one (§14.11). */
export function PutOnListDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [lists, setLists] = useState<readonly Choice[] | null>(null);
  const { submit, failure } = useSubmission();

  async function load(): Promise<void> {
    const { data } = await call('GET /api/shortlists', { query: {} });
    setLists(
      data.map(({ id, name, owner }) => ({ value: id, label: owner === null ? name : `${name} · ${owner}` })),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => void submit(load), []);

  return (
    <Dialog title={ids.length === 1 ? 'Add it to a list' : `Add ${ids.length} to a list`} onClose={onClose}>
      {lists && <PutForm ids={ids} lists={lists} onClose={onClose} />}
      {lists === null && failure === null && (
        <div role="status">
          <span className="visually-hidden">Loading the lists</span>
          <SkeletonRows rows={2} />
        </div>
      )}
      {lists === null && failure !== null && (
        <Notice kind="error">
          The lists could not be loaded. {failure}{' '}
          <TextButton onClick={() => void submit(load)}>Try again</TextButton>
        </Notice>
      )}
    </Dialog>
  );
}

type PutFormProps = { ids: readonly string[]; lists: readonly Choice[]; onClose: () => void };

function PutForm({ ids, lists, onClose }: PutFormProps) {
  const [to, setTo] = useState(lists[0]?.value ?? newList);
  const [name, setName] = useState('');
  const [begun, setBegun] = useState<readonly Choice[]>([]);
  const { submit, busy, failure, issues } = useSubmission();

  async function send(): Promise<void> {
    let list = to;
    if (to === newList) {
      list = (await call('POST /api/shortlists', { body: { name } })).data.id;
      // Begun only once, should putting them there fail.
      setBegun([...begun, { value: list, label: name }]);
      setTo(list);
    }
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
      <SelectField
        name="to"
        label="To the list"
        data-autofocus
        value={to}
        onChange={({ target }) => setTo(target.value)}
        data={[...lists, ...begun, { value: newList, label: 'A new list…' }]}
      />
      {to === newList && (
        <Field
          name="name"
          label="Its name"
          maxLength={listNameMaxLength}
          value={name}
          error={byField(issues)['name']}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="row">
        <SubmitButton busy={busy}>Add</SubmitButton>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </form>
  );
}
