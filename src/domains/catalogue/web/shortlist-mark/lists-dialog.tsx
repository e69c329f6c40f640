import { useEffect, useState } from 'react';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { CallError, call } from '#platform/web/call/call.ts';
import { Button, QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { listNameMaxLength } from '../../contract/shortlist-limits.ts';
import classes from './lists-dialog.module.css';
import { shortlist, useIsShortlisted } from './marks.ts';

type Dossier = { id: string; title: string };
type List = Awaited<ReturnType<typeof call<'GET /api/shortlists'>>>['data'][number];

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
          The lists could not be loaded. {failed} <TextButton onClick={load}>Try again</TextButton>
        </Notice>
      )}
      {lists !== null && <NewList id={id} onBegun={keep} />}
    </Dialog>
  );
}

/** The lists that one sees, each with whether the dossier is on it; null until they are there. */
function useLists(id: string) {
  const [lists, setLists] = useState<readonly List[] | null>(null);
  const [failed, setFailed] = useState('');
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function ask(): Promise<void> {
      try {
        const { data } = await call('GET /api/shortlists', { query: { dossier: id }, signal });
        if (!signal.aborted) setLists(data);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailed(error.message);
      }
    }
    void ask();
    return () => controller.abort();
  }, [id, times]);

  return {
    lists,
    failed,
    load(): void {
      setFailed('');
      setTimes(times + 1);
    },
    /** A list as it has become; a new one stands last. */
    keep(list: List): void {
      setLists((before) => {
        const all = before ?? [];
        return all.some((each) => each.id === list.id)
          ? all.map((each) => (each.id === list.id ? list : each))
          : [...all, list];
      });
    },
  };
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
