import { useState } from 'react';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { Button, QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { listNameMaxLength } from '../../contract/shortlist-limits.ts';
import classes from './lists-dialog.module.css';
import { shortlist, useIsShortlisted } from './marks.ts';
import { type List, useLists } from './use-lists.ts';

type Dossier = { id: string; title: string };

/** Which lists a dossier is on: a tick puts it there at once, or takes it off. */
export function ListsDialog({ dossier, onClose }: { dossier: Dossier; onClose: () => void }) {
  const { id, title } = dossier;
  const isShortlisted = useIsShortlisted(id);
  const { lists, failed, load, keep } = useLists(id);
  return (
    <Dialog
      title="Lists"
      onClose={onClose}
      closesOnBackdrop
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className="detail">{title}</p>
      <ul className={`list ${classes.lists}`}>
        <li>
          <Box checked={isShortlisted} onTurn={() => void shortlist(id, !isShortlisted)}>
            Shortlist
          </Box>
        </li>
        {lists?.map((list) => (
          <li key={list.id}>
            <ListBox list={list} id={id} onTurned={keep} />
          </li>
        ))}
        {lists === null && failed === '' && (
          <li role="status" className={classes.loading}>
            <span className="visually-hidden">Loading the lists</span>
            <Skeleton height={14} width="60%" />
          </li>
        )}
      </ul>
      {failed !== '' && (
        <Notice kind="error">
          The lists could not be loaded. {besideTryAgain(failed)}{' '}
          <TextButton onClick={load}>Try again</TextButton>
        </Notice>
      )}
      {lists !== null && <NewList id={id} onBegun={keep} />}
    </Dialog>
  );
}

type ListBoxProps = { list: List; id: string; onTurned: (list: List) => void };

function ListBox({ list, id, onTurned }: ListBoxProps) {
  const { submit, busy, failure } = useSubmission();
  const params = { list: list.id, id };

  async function turn(): Promise<void> {
    if (list.holds) await call('DELETE /api/shortlists/:list/entries/:id', { params });
    else await call('POST /api/shortlists/:list/entries/:id', { params, body: {} });
    onTurned({ ...list, holds: !list.holds, entries: list.entries + (list.holds ? -1 : 1) });
  }

  return (
    <Box checked={busy ? !list.holds : list.holds} onTurn={() => void submit(turn)}>
      <span className={classes.name}>{list.name}</span>
      <span className={`muted ${classes.about}`}>
        {list.company && (list.owner === null ? 'shared · ' : `${list.owner} · `)}
        {list.entries}
      </span>
      {failure && <span className={classes.failure}>{failure}</span>}
    </Box>
  );
}

type BoxProps = { checked: boolean; onTurn: () => void; children: React.ReactNode };

function Box({ checked, onTurn, children }: BoxProps) {
  return (
    <label className={classes.box}>
      <input type="checkbox" checked={checked} onChange={onTurn} />
      {children}
    </label>
  );
}

/** Begins a list with the dossier on it. */
function NewList({ id, onBegun }: { id: string; onBegun: (list: List) => void }) {
  const [name, setName] = useState('');
  const { submit, busy, failure, issues } = useSubmission();
  const issue = byField(issues)['name'];

  async function begin(): Promise<void> {
    const { data: list } = await call('POST /api/shortlists', { body: { name } });
    onBegun(list);
    setName('');
    await call('POST /api/shortlists/:list/entries/:id', { params: { list: list.id, id }, body: {} });
    onBegun({ ...list, holds: true, entries: 1 });
  }

  return (
    <form
      className={classes.new}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(begin);
      }}
    >
      <Field
        name="name"
        label="New list"
        placeholder="Its name"
        maxLength={listNameMaxLength}
        value={name}
        error={issue}
        onChange={({ target }) => setName(target.value)}
      />
      <QuietButton type="submit" disabled={busy}>
        Begin it
      </QuietButton>
      {failure && issue === undefined && <Notice kind="error">{failure}</Notice>}
    </form>
  );
}
