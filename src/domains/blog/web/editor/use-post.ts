import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { type CallError, call } from '#platform/web/call/call.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { EditedPost } from '../../contract/blog-editing.ts';
import { blankValues, type PostValues, toDraft, toValues } from './values.ts';

type Step = 'save' | 'publish' | 'unpublish' | 'delete';

/** What was typed and not saved yet, and the revision it started from. */
type Draft = { values: PostValues; revision: number | null };

const unsavedPost = 'new';

/** A post while it is written: what the fields hold, what is saved, and the steps between the two. */
export function usePost(initial: EditedPost | null, onCreated: (id: string) => void) {
  const [kept] = useState(() => readDraft<Draft>(initial?.id ?? unsavedPost, 'browser'));
  const [post, setPost] = useState(initial);
  const [values, setValues] = useState(() => (kept ? { ...blankValues, ...kept.values } : toValues(initial)));
  const [revision, setRevision] = useState(kept?.revision ?? initial?.revision ?? null);
  const [dirty, setDirty] = useState(kept !== null);
  const [isKept, setIsKept] = useState(true);
  const [broughtBack, setBroughtBack] = useState(kept !== null);
  const [theirs, setTheirs] = useState(kept !== null && kept.revision !== initial?.revision ? initial : null);
  const [step, setStep] = useState<Step | null>(null);
  /** Another text, not a change of the one that the editor holds: it starts anew. */
  const [edition, setEdition] = useState(0);
  const latest = useRef(values);
  const { submit, busy, failure, issues, forget } = useSubmission(explain);
  const errors: Partial<Record<string, string>> = byField(issues);
  const wrong = Object.keys(errors);
  const isBeside = wrong.length > 0 && wrong.every((field) => field in blankValues);

  function keep(id: string | undefined, base: number | null): void {
    setIsKept(keepDraft(id ?? unsavedPost, { values: latest.current, revision: base }, 'browser'));
  }

  function drop(id: string | undefined): void {
    dropDraft(id ?? unsavedPost, 'browser');
  }

  function change(changed: Partial<PostValues>): void {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    setDirty(true);
    keep(post?.id, revision);
  }

  function replace(next: EditedPost | null): void {
    latest.current = toValues(next);
    setValues(latest.current);
    setPost(next);
    setRevision(next?.revision ?? null);
    setEdition((number) => number + 1);
    drop(next?.id);
    setDirty(false);
    setBroughtBack(false);
    setTheirs(null);
    forget();
  }

  /** Takes over what the server holds now; what was typed meanwhile stays. */
  function settle(saved: EditedPost, sent: PostValues): void {
    setPost(saved);
    setRevision(saved.revision);
    setTheirs(null);
    setBroughtBack(false);
    drop(post?.id);
    if (latest.current === sent) setDirty(false);
    else keep(saved.id, saved.revision);
    if (post === null) onCreated(saved.id);
  }

  async function send(base: number | null): Promise<EditedPost> {
    const sent = latest.current;
    const draft = toDraft(sent);
    const { data } =
      post === null || base === null
        ? await call('POST /api/blog-posts', { body: draft })
        : await call('POST /api/blog-posts/:id', {
            params: { id: post.id },
            body: { ...draft, revision: base },
          });
    settle(data, sent);
    return data;
  }

  /** The form says by itself that it is saved. */
  async function save(base: number | null): Promise<undefined> {
    await send(base);
  }

  function run(next: Step, act: () => Promise<string | undefined>): Promise<boolean> {
    return submit(async () => {
      setStep(next);
      const message = await act();
      if (message !== undefined) toastSuccess(message);
    });
  }

  function explain({ code }: CallError) {
    if (post !== null && code === 'not-found') return beginAnew(post.id);
    return post !== null && code === 'conflict' ? readTheirs(post.id) : undefined;
  }

  async function readTheirs(id: string): Promise<undefined> {
    const answer = await call('GET /api/blog-posts/:id', { params: { id } }).catch(() => null);
    if (answer) setTheirs(answer.data);
    return undefined;
  }

  /** Somebody has deleted the post: what is written here becomes a new one when it is saved. */
  function beginAnew(deleted: string): string {
    setPost(null);
    setRevision(null);
    setDirty(true);
    drop(deleted);
    keep(unsavedPost, null);
    return 'This post has been deleted meanwhile. What you wrote is still here: save it as a new draft.';
  }

  return {
    post,
    values,
    dirty,
    isKept,
    broughtBack,
    theirs,
    busy: busy ? step : null,
    errors,
    // What stands beside its field need not stand above the form too.
    failure: isBeside ? null : failure,
    edition,
    change,
    save: () => run('save', () => save(revision)),
    /** Over what somebody else has saved meanwhile. */
    saveOverTheirs: () => run('save', () => save(theirs?.revision ?? revision)),
    takeTheirs: () => replace(theirs),
    discard: () => replace(post),
    publish: (at: string | null) =>
      run('publish', async () => {
        const { id, revision: base } = dirty || post === null ? await send(revision) : post;
        const sent = latest.current;
        const { data, message } = await call('POST /api/blog-posts/:id/publication', {
          params: { id },
          body: { revision: base, at },
        });
        setPost(data);
        setRevision(data.revision);
        if (latest.current !== sent) keep(id, data.revision);
        return message;
      }),
    unpublish: () =>
      run('unpublish', async () => {
        if (post === null) return undefined;
        const { data, message } = await call('DELETE /api/blog-posts/:id/publication', {
          params: { id: post.id },
          query: { revision: post.revision },
        });
        setPost(data);
        setRevision(data.revision);
        if (dirty) keep(post.id, data.revision);
        return message;
      }),
    remove: () =>
      run('delete', async () => {
        if (post === null) return undefined;
        const { message } = await call('DELETE /api/blog-posts/:id', {
          params: { id: post.id },
          query: { revision: post.revision },
        });
        drop(post.id);
        return message;
      }),
  };
}

export type PostForm = ReturnType<typeof usePost>;
